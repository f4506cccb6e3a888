import type { LessonContent } from './lesson-content.ts'

const meeting = { text: 'Ci vediamo ', marked: 'giovedì alle 15' }

export const copiaEIncolla: LessonContent = {
  id: 'copia-e-incolla',
  title: 'Copia e incolla',
  goal: "Porti un testo da un posto all'altro senza riscriverlo.",
  minutes: 7,
  drawing: '/drawings/lezione-colla.svg',
  intro:
    "Copiare vuol dire prendere un testo senza toglierlo da dov'è. Incollare vuol dire metterlo in un altro posto.",
  how: [
    {
      input: 'finger',
      steps: [
        { text: 'Tieni il dito fermo su una parola, finché si colora. Poi alza il dito.' },
        {
          text: "Trascina le due gocce: una all'inizio, una alla fine.",
          figure: {
            alt: "Il testo colorato, con una goccia all'inizio e una alla fine, e il dito sulla seconda",
            ...meeting,
            drops: true,
            pointer: 'finger',
          },
        },
        {
          text: 'Tocca «Copia» nel menu che compare.',
          figure: {
            alt: 'Sopra il testo colorato compare un menu con le parole Copia e Seleziona tutto',
            menu: ['Copia', 'Seleziona tutto'],
            ...meeting,
            drops: true,
          },
        },
        {
          text: 'Tieni il dito fermo nello spazio vuoto, circa un secondo. Alzalo e tocca «Incolla».',
          figure: {
            alt: 'Sopra uno spazio vuoto compare un menu con la parola Incolla',
            menu: ['Incolla'],
            field: '',
          },
        },
      ],
    },
    {
      input: 'mouse',
      steps: [
        { text: 'Metti la freccia prima della prima parola.' },
        {
          text: 'Tieni premuto il tasto sinistro e trascina fino alla fine. Poi lascia il tasto.',
          figure: {
            alt: 'Il testo colorato e la freccia del mouse alla fine',
            ...meeting,
            pointer: 'mouse',
          },
        },
        {
          text: 'Premi il tasto destro sul testo colorato e scegli «Copia».',
          figure: {
            alt: 'Sopra il testo colorato compare un menu con la parola Copia',
            menu: ['Copia'],
            ...meeting,
          },
        },
        {
          text: 'Nello spazio vuoto premi il tasto destro e scegli «Incolla».',
          figure: {
            alt: 'Sopra uno spazio vuoto compare un menu con la parola Incolla',
            menu: ['Incolla'],
            field: '',
          },
        },
      ],
    },
    {
      input: 'keyboard',
      steps: [
        {
          text: 'Con Tab arrivi nel riquadro con il testo.',
          figure: { alt: 'Il tasto Tab', keys: ['Tab'] },
        },
        {
          text: 'Tieni premuto Ctrl, il tasto in basso a sinistra, e premi A: si colora tutto. Sul Mac, qui e nei passi dopo, usa Cmd: sta accanto alla barra lunga.',
          figure: { alt: 'I tasti Ctrl e A', keys: ['Ctrl', 'A'] },
        },
        {
          text: "Ti serve un pezzo solo? Con le frecce vai all'inizio del pezzo. Poi tieni premuto Maiusc e con la freccia a destra arriva alla fine. Non vedi dove sei? Copia tutto e togli il resto dopo.",
          figure: { alt: 'Il tasto Maiusc e la freccia a destra', keys: ['Maiusc', '→'] },
        },
        {
          text: 'Premi Ctrl e C insieme: il testo è copiato.',
          figure: { alt: 'I tasti Ctrl e C', keys: ['Ctrl', 'C'] },
        },
        {
          text: 'Con Tab vai nello spazio vuoto e premi Ctrl e V.',
          figure: { alt: 'I tasti Ctrl e V', keys: ['Ctrl', 'V'] },
        },
      ],
    },
  ],
  parts: [
    {
      id: 'tutto',
      task: 'Copia questo indirizzo, tutto intero:',
      right:
        "C'è tutto, fino al numero del citofono. E guarda sopra: il testo di prima è ancora al suo posto.",
      hint: 'Confronta i due testi, parola per parola. Qualcosa è diverso.',
      note: "L'hai scritto a mano? Va bene lo stesso: copiare serve solo a non sbagliare.",
      exercise: {
        kind: 'write',
        label: 'Incollalo qui',
        source: 'Via dei Tigli 4, secondo cortile, citofono 12',
        isLong: true,
        accepts: ['Via dei Tigli 4, secondo cortile, citofono 12'],
      },
    },
    {
      id: 'un-pezzo',
      task: 'Adesso copia solo il numero della pratica:',
      right: 'Solo il numero, niente intorno. Così lo incolli in un modulo senza errori.',
      hint: 'Il numero della pratica è «TG 2048 BG».',
      note: "L'hai scritto a mano? Va bene lo stesso.",
      exercise: {
        kind: 'write',
        label: 'Incolla qui il numero',
        source:
          'La tua domanda è arrivata. Il numero della pratica è TG 2048 BG. Tienilo da parte.',
        accepts: ['TG 2048 BG', 'TG2048BG'],
        slips: [
          {
            given:
              'La tua domanda è arrivata. Il numero della pratica è TG 2048 BG. Tienilo da parte.',
            why: "Il numero c'è, ma con tutta la frase intorno. Svuota lo spazio, colora solo «TG 2048 BG» e copia di nuovo.",
          },
        ],
      },
    },
    {
      id: 'due-righe',
      task: 'Copia il messaggio: sono due frasi.',
      right:
        'Ci sono tutte e due le frasi. Così puoi mandare un messaggio a più persone senza riscriverlo.',
      hint: "Le frasi sono due: parti dalla prima parola e arriva all'ultima.",
      exercise: {
        kind: 'write',
        label: 'Incolla qui le due frasi',
        source: "Domenica ci troviamo alle 9 in piazza.\nPorta l'acqua e un cappello.",
        isLong: true,
        accepts: ["Domenica ci troviamo alle 9 in piazza. Porta l'acqua e un cappello."],
      },
    },
  ],
}
