import type { PieceContent } from '../../piece-types.ts'

export const switchboard: PieceContent = {
  id: 'voce-del-centralino',
  title: 'La voce del centralino',
  moment:
    'È mercoledì mattina. Hai chiamato tu la tua assicurazione, al numero stampato sulla polizza.',
  channel: 'call',
  sender: 'Il numero che hai fatto tu',
  sentAt: 'oggi, 9:30',
  picture: null,
  lines: [
    "Buongiorno, sono l'assistente digitale. Non sono una persona.",
    'Mi dica con parole sue che cosa le serve.',
    'Se preferisce una persona, dica «operatore».',
  ],
  found: {
    who: "La compagnia di assicurazione: il numero l'hai letto sulla tua polizza. E la voce dice subito che cos'è.",
    elsewhere:
      "Sul sito della compagnia c'è scritto. Al telefono risponde prima un assistente digitale, poi una persona.",
    wants: 'Sapere perché chiami. Non chiede PIN e non chiede codici.',
  },
  answer: 'ai',
  verdict:
    'È una macchina che parla, e te lo dice nella prima frase. Il numero lo hai scelto tu, quindi puoi risponderle.',
  actions: [
    'Rispondi con frasi corte.',
    "Non ti capisce? Di' «operatore» e aspetta.",
    'Ti dice una data o una cifra? Controllala sulla polizza.',
  ],
}

export const lemonDoctor: PieceContent = {
  id: 'medico-del-limone',
  title: 'Il medico del limone',
  moment: "È domenica mattina. Un'amica ti gira un messaggio vocale. La voce è calda e sicura.",
  channel: 'voice',
  sender: "Un'amica, messaggio inoltrato",
  sentAt: 'oggi, 9:50',
  picture: null,
  lines: [
    "Sono un primario, lavoro in ospedale da trent'anni.",
    'Acqua e limone ogni mattina. Dopo una settimana la pastiglia della pressione non serve più.',
    'I colleghi non lo dicono. Mandatelo a chi volete bene.',
  ],
  found: {
    who: "Una voce senza nome e senza ospedale. La tua amica l'ha avuta da un'altra chat.",
    elsewhere:
      "Nessun ospedale lo dice. L'Istituto Superiore di Sanità ha una pagina sulle notizie false che parlano di salute.",
    wants: 'Che lasci una cura e che giri il vocale. Chi ci guadagna non si vede.',
  },
  answer: 'falso',
  verdict:
    "Acqua e limone non tolgono il bisogno di una medicina. La voce può essere di un attore o dell'AI: sentirla sicura non la rende vera.",
  actions: [
    'Non lasciare nessuna pastiglia. Prima senti il medico, o chiedi in farmacia.',
    "Scrivi all'amica che non è vero. Magari qualcuno in quella chat ci crede.",
    "L'hai già girato? Manda un secondo messaggio e dillo.",
  ],
}

export const birthdayCard: PieceContent = {
  id: 'auguri-troppo-belli',
  title: 'Gli auguri troppo belli',
  moment:
    "È il tuo compleanno. Un'amica ti ha portato una busta. Di solito scrive due parole, questa volta no.",
  channel: 'letter',
  sender: 'Firmato: la tua amica',
  sentAt: 'stamattina',
  picture: null,
  lines: [
    "I tuoi anni sono un giardino: si vede la mano di chi l'ha curato.",
    'Ti auguro mattine lente e una tavola sempre piena.',
    'Con affetto.',
  ],
  found: {
    who: "La tua amica. La firma è sua, e la busta te l'ha data lei.",
    elsewhere: "Cerchi le frasi e non le trovi da nessuna parte. Non prova né una cosa né l'altra.",
    wants: 'Farti gli auguri.',
  },
  answer: 'nessuno',
  verdict:
    "Chi ti fa gli auguri lo sai. Se le parole sono sue, di un libro o di un'AI, dal foglio non si può sapere.",
  actions: [
    'Ringraziala. Il pensiero è suo in ogni caso.',
    'Ti incuriosisce? Chiediglielo, con un sorriso.',
    "Ci sono programmi che dicono di riconoscere i testi dell'AI. Sbagliano spesso. Non accusare nessuno per colpa loro.",
  ],
}
