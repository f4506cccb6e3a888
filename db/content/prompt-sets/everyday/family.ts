import type { Template } from '../../../content-types.ts'

export const familyTemplates: Template[] = [
  {
    id: 'vita-quotidiana-favola',
    need: 'Famiglia e nipoti',
    emoji: '🌙',
    title: 'Una favola della buona notte',
    description: 'Una storia corta, inventata per chi ascolta.',
    why: 'Età, protagonista e finale li scegli tu. La storia dura cinque minuti e rallenta verso la fine, perché dopo si dorme.',
    blocks: [
      { text: 'Inventa una favola per [per chi è la favola?: una bambina di cinque anni].' },
      { text: 'Il protagonista è [quale animale è il protagonista?: una lumaca curiosa].' },
      {
        text: 'La favola deve far capire questo: [che cosa deve far capire?: chiedere aiuto non è una vergogna].',
      },
      { text: 'Si legge ad alta voce in cinque minuti. Usa frasi corte e niente paure.' },
      { text: 'Finisci piano, con qualcuno che si addormenta.' },
    ],
  },
  {
    id: 'vita-quotidiana-pomeriggio',
    need: 'Famiglia e nipoti',
    emoji: '🎲',
    title: 'Un pomeriggio con i nipoti',
    description: 'Tre giochi con quello che hai in casa, uno anche stando seduti.',
    why: "I giochi nascono dalle cose che hai in casa e dall'età dei bambini. Uno si fa da seduti, e il riposo è anche tuo.",
    blocks: [
      {
        text: 'Proponi tre giochi per un pomeriggio in casa. Con me ci sono [quanti bambini e di che età?: due bambini di sei e nove anni].',
      },
      { text: 'In casa ho [che cosa hai in casa?: carta, matite, bottoni e farina].' },
      { text: 'Il tempo è [quanto tempo avete?: due ore].' },
      { text: 'Uno si gioca stando seduti. Per ogni gioco scrivi i passi, al massimo cinque.' },
      { text: 'Niente schermi e niente da comprare.' },
    ],
  },
  {
    id: 'vita-quotidiana-circolare',
    need: 'Famiglia e nipoti',
    emoji: '🏫',
    title: 'La circolare della scuola',
    description: 'Che cosa chiede la scuola ai genitori, detto in parole semplici.',
    why: 'Copi le righe difficili, senza il nome della scuola e dei bambini. Chiedi che cosa fare, entro quando, e che cosa non si capisce.',
    blocks: [
      {
        text: 'Spiegami una circolare della scuola. Non capisco queste righe: [quali righe non capisci, senza nomi?: le famiglie restituiscano il tagliando compilato].',
      },
      { text: 'Chi la legge è [chi deve capirla?: un nonno che aiuta i genitori].' },
      { text: 'Scrivi che cosa chiede la scuola, entro quando, e che cosa bisogna portare.' },
      {
        text: 'Se una di queste cose non è scritta, dillo. Scrivi la domanda da fare alla scuola.',
      },
    ],
  },
  {
    id: 'vita-quotidiana-tre-modi',
    need: 'Famiglia e nipoti',
    emoji: '🎈',
    title: 'Spiegamelo in tre modi',
    description: 'La stessa cosa per un bambino, per un amico, per chi vuole sapere tutto.',
    why: 'Chiedi la stessa cosa detta in tre modi: uno dei tre è il tuo. Chiedi un paragone e dove il paragone non vale, così non ti inganna.',
    blocks: [
      { text: "Spiegami questo: [che cosa vuoi capire?: che cos'è il cloud]." },
      { text: 'Spiegamelo in tre modi. Prima come a un bambino di otto anni, in tre frasi.' },
      {
        text: 'Poi come a un amico, con un paragone preso da [da dove prendi il paragone?: la cucina].',
      },
      { text: 'Infine in modo preciso, in sei righe, con le parole giuste spiegate.' },
      { text: 'Dimmi dove il paragone non funziona più.' },
    ],
  },
  {
    id: 'vita-quotidiana-condoglianze',
    need: 'Famiglia e nipoti',
    emoji: '🕯️',
    title: 'Parole di condoglianze',
    description: 'Poche righe sincere, senza frasi fatte.',
    why: 'Poche righe con un ricordo vero. Le frasi che consolano in fretta sono vietate, perché chi è in lutto le sente vuote.',
    blocks: [
      {
        text: 'Scrivi due biglietti di condoglianze. Scrivo a [a chi scrivi, senza il nome?: una vicina che ha perso la mamma].',
      },
      {
        text: "Di chi non c'è più ricordo questo: [che cosa ricordi di quella persona?: salutava sempre dal balcone].",
      },
      { text: 'Il primo è di tre righe, il secondo di sei. Usa parole semplici e vere.' },
      { text: 'Non scrivere frasi fatte. Non dire che il tempo guarisce.' },
      { text: 'Chiudi offrendo un aiuto preciso: [che aiuto puoi dare?: fare la spesa].' },
    ],
  },
]
