import type { LessonContent } from './lesson-content.ts'

export const toccareECliccare: LessonContent = {
  id: 'toccare-e-cliccare',
  title: 'Toccare e cliccare',
  goal: 'Premi un pulsante e apri un menu, senza paura.',
  minutes: 6,
  drawing: '/drawings/lezione-toccare.svg',
  intro:
    'Con il dito tocchi. Con il mouse fai clic. Con la tastiera premi Invio. Il risultato è lo stesso.',
  how: [
    {
      input: 'finger',
      steps: [
        {
          text: 'Tocca una volta, piano. Poi alza subito il dito.',
          figure: { alt: 'Un dito tocca un pulsante', button: 'Avanti', pointer: 'finger' },
        },
        {
          text: 'Tieni il dito fermo su una parola o su una foto, circa un secondo. Poi alzalo. Si apre un menu: è una lista da cui scegliere.',
          figure: {
            alt: 'Sopra una parola compare un menu con le parole Copia e Condividi',
            menu: ['Copia', 'Condividi'],
            text: 'La ricetta della nonna',
            pointer: 'finger',
          },
        },
        { text: 'Tocca la parola che ti serve. Per chiudere il menu tocca fuori.' },
        { text: 'Vuoi vedere il resto della pagina? Trascina il dito in su: la pagina scorre.' },
      ],
    },
    {
      input: 'mouse',
      steps: [
        {
          text: 'Porta la freccia sopra il pulsante e premi il tasto sinistro una volta. Questo è il clic.',
          figure: {
            alt: 'La freccia del mouse sopra un pulsante',
            button: 'Avanti',
            pointer: 'mouse',
          },
        },
        {
          text: 'Metti la freccia su una foto. Premi il tasto destro: si apre un menu, cioè una lista. Sul Mac tieni premuto Ctrl e fai clic. Un portatile senza mouse ha un quadrato liscio sotto i tasti: premilo con due dita insieme.',
          figure: {
            alt: 'Accanto alla freccia si apre un menu con le parole Copia e Stampa',
            menu: ['Copia', 'Stampa'],
            text: 'La ricetta della nonna',
            pointer: 'mouse',
          },
        },
        { text: 'Scegli una parola con il tasto sinistro. Per chiudere fai clic fuori.' },
        {
          text: 'Vuoi vedere il resto della pagina? Gira la rotella del mouse, o fai scorrere due dita sul quadrato liscio: la pagina scorre.',
        },
      ],
    },
    {
      input: 'keyboard',
      steps: [
        {
          text: "Tab è il tasto a sinistra con due frecce. Premilo per passare da un pulsante all'altro. Sul Mac, con Safari, premi Opzione (⌥) e Tab insieme. Un bordo mostra dove sei: qui è giallo. Per tornare indietro tieni premuto Maiusc, il tasto a sinistra con la freccia larga in su, e premi Tab.",
          figure: { alt: 'Il tasto Tab', keys: ['Tab'] },
        },
        {
          text: 'Invio è il tasto grande a destra, con la freccia piegata. Su un pulsante è come un clic.',
          figure: { alt: 'Il tasto Invio', keys: ['Invio'] },
        },
        {
          text: 'Per scegliere una riga con il cerchietto usa le frecce, su e giù. Su un quadratino premi la barra spaziatrice, il tasto lungo in basso.',
          figure: { alt: 'Le frecce su e giù, e la barra spaziatrice', keys: ['↑', '↓', 'Spazio'] },
        },
        {
          text: "Con Windows il tasto Menu apre il menu. Se non c'è, tieni premuto Maiusc e premi F10.",
          figure: { alt: 'I tasti Maiusc e F10', keys: ['Maiusc', 'F10'] },
        },
        {
          text: 'Per scegliere dal menu usa le frecce e premi Invio. Le frecce non vanno? Usa Tab, come nella prova qui.',
        },
        { text: 'Il tasto Esc, in alto a sinistra, chiude.' },
        {
          text: "Vuoi vedere il resto della pagina? Premi il tasto «Pag» con la freccia in giù. Se non c'è, premi più volte la freccia in giù: la pagina scorre.",
        },
      ],
    },
  ],
  parts: [
    {
      id: 'una-volta',
      task: 'È sera. Accendi la lampada: premi il suo pulsante una volta sola.',
      right: 'Basta premere una volta, anche piano. Non si è rotto niente.',
      hint: 'Cerca il pulsante con la parola «Lampada».',
      exercise: {
        kind: 'press',
        targets: [
          {
            text: 'Radio',
            why: 'Hai acceso la radio. Succede: i pulsanti sono vicini. Cerca la parola «Lampada».',
          },
          { text: 'Lampada', isRight: true, why: '' },
          { text: 'Finestra', why: 'Hai aperto la finestra. Va bene così: ora cerca «Lampada».' },
        ],
      },
    },
    {
      id: 'il-menu',
      task: 'Apri il menu della foto e scegli «Stampa».',
      right:
        'Hai aperto un menu nascosto e scelto la parola giusta. Si fa così con foto, parole e indirizzi.',
      hint: 'Nel menu cerca la parola «Stampa».',
      note: 'Il menu non si apre? Usa il pulsante sotto la foto. Va bene lo stesso.',
      exercise: {
        kind: 'press',
        object: 'Foto del mercato',
        targets: [
          {
            text: 'Apri',
            why: 'Hai scelto «Apri». Di solito la foto si vede in grande. Riprova con «Stampa».',
          },
          { text: 'Copia', why: 'Hai scelto «Copia»: non fa danni. Riprova con «Stampa».' },
          { text: 'Stampa', isRight: true, why: '' },
          {
            text: 'Elimina',
            why: 'Hai scelto «Elimina». Qui non succede niente. Di solito il telefono chiede conferma: allora premi «Annulla».',
          },
        ],
      },
    },
    {
      id: 'non-succede-niente',
      task: 'Hai premuto un pulsante e non succede niente. Che cosa fai?',
      right: 'Spesso la pagina sta lavorando. Di solito bastano pochi secondi di pazienza.',
      hint: 'La pagina forse sta lavorando. Che cosa le serve?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Premo ancora, tante volte',
            why: 'Ogni volta conta. Potresti mandare due volte la stessa cosa.',
          },
          { text: 'Conto fino a dieci e guardo', isRight: true, why: '' },
          {
            text: 'Spengo il telefono',
            why: 'Non serve. Il telefono sta bene: la pagina ha solo bisogno di tempo.',
          },
        ],
      },
    },
  ],
}
