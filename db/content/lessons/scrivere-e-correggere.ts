import type { LessonContent } from './lesson-content.ts'

export const scrivereECorreggere: LessonContent = {
  id: 'scrivere-e-correggere',
  title: 'Scrivere e correggere',
  goal: 'Scrivi una frase e sistemi una parola sbagliata.',
  minutes: 8,
  drawing: '/drawings/lezione-scrivere.svg',
  intro:
    'Scrivere sullo schermo è come scrivere a matita: puoi sempre cancellare e rifare. Nessuno vede le prove.',
  how: [
    {
      input: 'finger',
      steps: [
        {
          text: 'Tocca lo spazio vuoto: compare la tastiera.',
          figure: { alt: 'Un dito tocca uno spazio vuoto', field: '', pointer: 'finger' },
        },
        {
          text: 'Per una maiuscola tocca prima il tasto con la freccia in su. Il tasto lungo in basso fa lo spazio.',
          figure: { alt: 'Il tasto con la freccia in su, poi la lettera A', keys: ['⇧', 'A'] },
        },
        {
          text: 'Non vedi i numeri? Tocca «123» o «!#1», in basso a sinistra. Con «ABC» tornano le lettere.',
        },
        {
          text: "Per un accento tieni il dito fermo sulla lettera. Senza alzarlo, portalo su quella con l'accento.",
          figure: {
            alt: "Sopra la lettera «e» compaiono le lettere con l'accento",
            menu: ['è', 'é'],
            keys: ['E'],
          },
        },
        {
          text: 'Per cancellare tocca appena a destra della lettera: lì deve stare la riga che lampeggia. Poi premi il tasto con la crocetta.',
          figure: { alt: 'Il tasto con la crocetta, che cancella', keys: ['⌫'] },
        },
        {
          text: 'La riga che lampeggia finisce altrove? Tieni fermo il dito sul tasto lungo in basso, poi muovilo piano: si muove anche la riga. Si apre una lista? Tocca fuori. Poi fai scorrere subito il dito su quel tasto.',
        },
      ],
    },
    {
      input: 'mouse',
      steps: [
        {
          text: 'Fai clic nel punto in cui vuoi scrivere. Compare una riga che lampeggia.',
          figure: {
            alt: 'La freccia del mouse in uno spazio con scritto Ciao',
            field: 'Ciao',
            pointer: 'mouse',
          },
        },
        {
          text: 'Fai due clic veloci su una parola: si colora tutta.',
          figure: {
            alt: 'Una parola colorata',
            text: 'Vengo ',
            marked: 'sabato',
            pointer: 'mouse',
          },
        },
        {
          text: 'Adesso scrivi. La parola nuova prende il posto di quella colorata. Si attacca a quella dopo? Premi la barra lunga in basso: fa uno spazio.',
        },
      ],
    },
    {
      input: 'keyboard',
      steps: [
        {
          text: 'Per una maiuscola tieni premuto Maiusc e premi la lettera.',
          figure: { alt: 'I tasti Maiusc e A', keys: ['Maiusc', 'A'] },
        },
        {
          text: "Le lettere con l'accento stanno a destra, vicino a Invio. La «ì» sta più in alto, nella fila dei numeri.",
          figure: { alt: 'I tasti delle lettere è, ò, à e ì', keys: ['è', 'ò', 'à', 'ì'] },
        },
        {
          text: 'Con le frecce ti sposti. Il tasto sopra Invio cancella la lettera a sinistra.',
          figure: { alt: 'La freccia a sinistra, e il tasto che cancella', keys: ['←', '⌫'] },
        },
        {
          text: 'Hai cancellato troppo? Tieni premuto Ctrl, il tasto in basso a sinistra, e premi Z: torni indietro. Sul Mac, al posto di Ctrl, usa Cmd.',
          figure: { alt: 'I tasti Ctrl e Z', keys: ['Ctrl', 'Z'] },
        },
      ],
    },
  ],
  parts: [
    {
      id: 'scrivi',
      task: 'Scrivi questa frase: Ci vediamo lunedì alle 10.',
      right: "La frase c'è tutta, con l'accento al suo posto. Si legge bene.",
      hint: 'Confronta la tua frase con quella qui sopra. Qualcosa è diverso.',
      note: 'Maiuscole e punto finale qui non contano. Vai con calma.',
      exercise: {
        kind: 'write',
        label: 'Scrivi qui',
        isLong: true,
        accepts: ['Ci vediamo lunedì alle 10'],
        slips: [
          {
            given: 'Ci vediamo lunedi alle 10',
            why: "Manca solo l'accento su «lunedì». Sul telefono tieni il dito fermo sulla «i». Sulla tastiera la «ì» è nella fila dei numeri, a destra.",
          },
          {
            given: "Ci vediamo lunedi' alle 10",
            why: "Quasi: c'è un apostrofo al posto dell'accento. Sul telefono tieni il dito fermo sulla «i». Sulla tastiera la «ì» è nella fila dei numeri, a destra.",
          },
        ],
      },
    },
    {
      id: 'una-lettera',
      task: 'In questa frase manca una lettera. Trovala e correggi.',
      right: "Hai cambiato solo quella parola. Il resto è rimasto com'era.",
      hint: 'Guarda la parola «quatro»: vuole due «t».',
      exercise: {
        kind: 'write',
        label: 'La frase da correggere',
        start: 'Vorrei un tavolo per quatro persone.',
        isLong: true,
        accepts: ['Vorrei un tavolo per quattro persone'],
      },
    },
    {
      id: 'un-giorno',
      task: 'La visita non è più martedì: è giovedì. Cambia solo il giorno.',
      right: 'Una parola fuori e una dentro: così si corregge un messaggio.',
      hint: 'Togli la parola «martedì» e scrivi «giovedì». Il resto va bene.',
      exercise: {
        kind: 'write',
        label: 'Il messaggio da cambiare',
        start: 'La visita è martedì alle 9.',
        isLong: true,
        accepts: ['La visita è giovedì alle 9'],
        slips: [
          {
            given: 'La visita è giovedi alle 9',
            why: "Il giorno è quello giusto. Manca l'accento: «giovedì».",
          },
          {
            given: "La visita è giovedi' alle 9",
            why: "Il giorno è quello giusto. C'è un apostrofo al posto dell'accento: «giovedì».",
          },
        ],
      },
    },
    {
      id: 'torna-indietro',
      task: 'Hai cancellato una frase per sbaglio. Che cosa fai per prima cosa?',
      right:
        "Quel comando spesso si chiama «Annulla», o è una freccia che gira a sinistra. Al computer sono i tasti Ctrl e Z, sul Mac Cmd e Z. Con l'iPhone scuoti il telefono e tocca «Annulla». Ma in cima a un messaggio «Annulla» può chiuderlo: allora salva la bozza.",
      hint: "C'è un comando che torna indietro di un passo.",
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Chiudo tutto',
            why: 'Se chiudi puoi perdere anche il resto. Prima prova a tornare indietro.',
          },
          { text: 'Cerco il comando che torna indietro', isRight: true, why: '' },
          {
            text: 'Riscrivo tutto da capo',
            why: 'Si può fare, ma costa fatica. Prima prova a tornare indietro.',
          },
        ],
      },
    },
  ],
}
