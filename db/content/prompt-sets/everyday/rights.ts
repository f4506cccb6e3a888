import type { Template } from '../../../content-types.ts'

export const rightsTemplates: Template[] = [
  {
    id: 'vita-quotidiana-reclamo',
    need: 'Diritti e reclami',
    emoji: '📢',
    answerKind: 'letter',
    title: 'Un reclamo che si fa ascoltare',
    description: 'A una società o a un negozio: i fatti, la richiesta, una data.',
    why: "Il fatto da una parte, la richiesta dall'altra. Chi riceve il reclamo sa che cosa deve fare, e te lo deve scrivere.",
    blocks: [
      {
        text: 'Scrivi un reclamo. Lo mando a [a chi mandi il reclamo?: il servizio clienti del gas].',
      },
      {
        text: 'È successo questo: [che cosa è successo, senza nomi e codici?: mi sono arrivate due bollette per lo stesso mese].',
      },
      { text: 'Chiedo questo: [che cosa chiedi?: di annullare la seconda bolletta].' },
      { text: 'Usa il voi e un tono fermo, senza minacce. Non citare leggi.' },
      {
        text: 'Chiedi una risposta scritta. Lascia i puntini per i miei dati. Poi dimmi che cosa allegare e che cosa fare se non rispondono.',
      },
    ],
  },
  {
    id: 'vita-quotidiana-rimborso',
    need: 'Diritti e reclami',
    emoji: '🚉',
    answerKind: 'letter',
    title: 'Chiedere un rimborso',
    description: 'Per un treno in ritardo, un biglietto, una cosa mai arrivata.',
    why: "Una cifra precisa si può accettare, «un rimborso» no. L'elenco delle prove ti dice che cosa cercare nel cassetto.",
    blocks: [
      {
        text: 'Scrivi una richiesta di rimborso. Ho pagato questo: [che cosa hai pagato?: un biglietto del treno].',
      },
      {
        text: 'Non è andata bene perché [che cosa non è andato bene?: il treno è arrivato con due ore di ritardo].',
      },
      { text: 'Chiedo [che cosa chiedi indietro?: una parte dei soldi].' },
      { text: 'Usa il voi, resta in mezza pagina e non inventare regole o percentuali.' },
      {
        text: 'Poi elenca le prove da allegare e dimmi dove cercare le regole vere del rimborso.',
      },
    ],
  },
  {
    id: 'vita-quotidiana-punti-deboli',
    need: 'Diritti e reclami',
    emoji: '🔍',
    title: 'I punti deboli della mia lettera',
    description: "L'AI legge come chi la riceverà, e ti dice che cosa non regge.",
    why: "Chiedi una critica e non un complimento: l'AI di solito dice che va tutto bene. Chiedi di non riscriverla, così la lettera resta tua.",
    blocks: [
      {
        text: 'Fai la parte di chi riceve una mia lettera. La lettera dice così: [copia la tua lettera senza nomi e numeri: il termosifone è freddo e nessuno viene, fate qualcosa].',
      },
      { text: 'Chi la riceve è [chi riceve la lettera?: il padrone di casa].' },
      {
        text: 'Trova i tre punti deboli: dove non si capisce, dove manca un fatto, dove il tono fa arrabbiare.',
      },
      { text: 'Per ogni punto scrivi una frase migliore. Non riscrivere tutta la lettera.' },
      { text: 'Non farmi complimenti.' },
    ],
  },
  {
    id: 'vita-quotidiana-multa',
    need: 'Diritti e reclami',
    emoji: '🚗',
    title: 'Una multa: a chi mi rivolgo',
    description: 'Le strade possibili, i tempi da controllare, le domande da fare.',
    why: 'Chiedi chi decide e dove controllare, non se hai ragione. Dai i fatti senza targa e nomi, che qui non servono.',
    blocks: [
      {
        text: 'Ho ricevuto una multa per questo: [per che cosa è la multa, senza targa e nomi?: divieto di sosta].',
      },
      {
        text: 'Penso che sia sbagliata perché [perché ti sembra sbagliata?: il cartello era coperto dai rami].',
      },
      { text: 'Spiegami a chi ci si può rivolgere e che differenza fa pagarla subito.' },
      { text: 'Per ogni termine dimmi dove lo trovo scritto sul verbale.' },
      { text: 'Non dirmi se vincerò. Scrivi le domande da fare a chi se ne intende.' },
    ],
  },
]
