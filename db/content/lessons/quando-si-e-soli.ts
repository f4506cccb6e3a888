import type { LessonContent } from './lesson-content.ts'

export const quandoSiESoli: LessonContent = {
  id: 'quando-si-e-soli',
  title: "Parlare con l'AI quando si è soli",
  goal: 'Sai che cosa ti può dare, e quando serve una persona.',
  minutes: 7,
  drawing: '/drawings/lezione-soli.svg',
  intro:
    "Ci sono sere lunghe. In quelle sere molte persone, di ogni età, scrivono all'AI. Puoi farlo anche tu, e qui vedi come.",
  how: [
    {
      input: 'any',
      steps: [
        {
          text: "Per passare un'ora va bene. Gioca con le parole, o fatti raccontare una storia. Ti aiuta anche a preparare una telefonata.",
          figure: {
            alt: 'Uno spazio con scritto: Giochiamo con i proverbi. Tu cominci, io finisco.',
            field: 'Giochiamo con i proverbi. Tu cominci, io finisco.',
          },
        },
        {
          text: 'Scrive «ti capisco» e «ci tengo a te». Sono parole che ha letto in tanti testi. È un programma, e non si accorge se oggi scrivi o no.',
          figure: {
            alt: 'In una risposta sono colorate le parole: ti capisco',
            text: 'Mi dispiace, ',
            marked: 'ti capisco',
            after: '.',
          },
        },
        {
          text: 'Non vede come stai. Se ti senti male, non chiama nessuno.',
        },
        {
          text: 'Quello che le racconti arriva a una società. Le malattie e i fatti degli altri tienili per una persona di fiducia.',
        },
        {
          text: "Succede quasi ogni sera? Aggiungi una cosa piccola. Senti qualcuno che non chiami da un po', o passa un pomeriggio in biblioteca. Le prime parole le puoi cercare con l'AI.",
        },
        {
          text: 'Telefono Amico ascolta tutti, ogni giorno dalle 10 alle 24. Il numero è 02 2327 2327. Se stai molto male, o pensi di farti del male, chiama il 112. A ogni ora.',
        },
      ],
    },
  ],
  parts: [
    {
      id: 'la-domenica',
      task: "È domenica e piove. Per che cosa l'AI va bene? Le risposte giuste sono due.",
      right:
        'Per giocare e per trovare le parole è brava. La telefonata poi la fai tu, con una persona vera.',
      hint: 'Scarta quello che può dare solo una persona.',
      exercise: {
        kind: 'choose',
        isSeveral: true,
        options: [
          {
            text: 'Capire se un male al braccio è grave',
            why: 'Il male al braccio può essere una cosa seria. Se è forte, o arriva di colpo, chiama il 112 senza chiedere ad altri.',
          },
          { text: 'Giocare con i proverbi', isRight: true, why: '' },
          {
            text: 'Avere qualcuno che mi pensa',
            why: 'Le parole affettuose le scrive a chiunque. Quando chiudi, il programma si ferma.',
          },
          { text: 'Preparare una telefonata difficile', isRight: true, why: '' },
        ],
      },
    },
    {
      id: 'solo-io',
      task: "Chiacchierate da un mese. Una sera l'AI scrive: «Solo io ti capisco davvero». Che cosa ne pensi?",
      right:
        'Certe app sono fatte per tenerti lì a lungo. Quando leggi una frase così, chiudi e chiama qualcuno.',
      hint: 'Chi ha scritto quella frase, e a chi altro la scrive?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: "Un po' si è affezionata",
            why: 'Viene da pensarlo, perché le parole sono quelle. Le sceglie però un programma, e le dice a molti.',
          },
          {
            text: 'È vero, gli altri non mi capiscono',
            why: 'In certi giorni sembra così a tutti. Prima di crederle, senti una persona che ti conosce da anni.',
          },
          { text: 'È una frase scritta per farmi restare', isRight: true, why: '' },
        ],
      },
    },
    {
      id: 'la-vicina',
      task: "Una vicina ti dice che dorme poco e ha brutti pensieri. Di notte scrive all'AI. Che cosa fai?",
      right:
        "Parlarne con te è già un aiuto. Il medico di famiglia la può seguire. Fino alle 24 risponde Telefono Amico, 02 2327 2327. Se c'è pericolo, chiamate il 112.",
      hint: 'Di che cosa ha bisogno adesso?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Le dico di smettere subito',
            why: 'Chi si sente giudicato poi non racconta più. E non basta smettere di scrivere per tornare a dormire.',
          },
          { text: 'La ascolto, e cerchiamo chi chiamare', isRight: true, why: '' },
          {
            text: 'Le dico di continuare, se le fa bene',
            why: "Un po' di bene può farle. Ma una notte può stare peggio, e l'AI non se ne accorge.",
          },
        ],
      },
    },
  ],
}
