import type { Template } from '../../../content-types.ts'

export const homeTemplates: Template[] = [
  {
    id: 'vita-quotidiana-confronta',
    need: 'Casa e spese',
    emoji: '⚖️',
    title: 'Confrontare due offerte',
    description: 'Telefono, luce, assicurazione: il conto vero, su due anni.',
    why: 'Due offerte si confrontano con i numeri davanti, senza i tuoi dati. Il conto è su due anni, perché lo sconto del primo mese inganna.',
    blocks: [
      { text: 'Confronta due offerte per [che cosa devi scegliere?: il telefono di casa].' },
      {
        text: "La prima dice questo: [che cosa dice la prima offerta?: 24 euro al mese, niente da pagare all'inizio].",
      },
      {
        text: "La seconda dice questo: [che cosa dice la seconda offerta?: 19 euro al mese, 49 euro all'inizio].",
      },
      { text: 'Fai una tabella e il conto di quanto spendo in due anni, con le somme scritte.' },
      {
        text: 'Dimmi che cosa manca per decidere e che cosa chiedere. Non scegliere tu.',
      },
    ],
  },
  {
    id: 'vita-quotidiana-verbale-assemblea',
    need: 'Casa e spese',
    emoji: '🏘️',
    title: 'Il verbale del condominio',
    description: 'Che cosa hanno deciso, quanto ti tocca, che cosa puoi chiedere.',
    why: 'Copi solo le righe difficili, senza i nomi dei vicini. Chiedi che cosa cambia per te e le domande da fare, non chi ha ragione.',
    blocks: [
      {
        text: 'Spiegami il verbale di un condominio. Non capisco queste righe: [quali righe non capisci, senza nomi?: si delibera la facciata, con riparto per millesimi].',
      },
      { text: 'Spiega ogni parola difficile in una riga.' },
      { text: 'La mia domanda è questa: [che cosa vuoi sapere?: quanto devo pagare e quando].' },
      {
        text: "Dimmi se si capisce da queste righe. Se no, scrivi che cosa chiedere all'amministratore.",
      },
    ],
  },
  {
    id: 'vita-quotidiana-vendere-usato',
    need: 'Casa e spese',
    emoji: '🛋️',
    title: 'Vendere una cosa usata',
    description: "L'annuncio sincero, e come non farsi imbrogliare.",
    why: 'Un difetto scritto prima evita una discussione sulla porta. In fondo ci sono le regole contro le truffe, frequenti in questi annunci.',
    blocks: [
      { text: 'Scrivi un annuncio per vendere [che cosa vendi?: una bicicletta da donna].' },
      { text: "È così: [com'è, con pregi e difetti?: funziona bene, la sella è rovinata]." },
      { text: 'Chiedo [quanto chiedi?: 80 euro].' },
      {
        text: 'Scrivi titolo e al massimo sei righe, senza esagerare. Non mettere indirizzo e telefono.',
      },
      {
        text: 'Poi dimmi quali foto fare e come riconoscere chi vuole imbrogliarmi.',
      },
    ],
  },
  {
    id: 'vita-quotidiana-badante',
    need: 'Casa e spese',
    emoji: '🤝',
    title: 'Il foglio degli accordi con la badante',
    description: 'Orari, lavori e cose di casa, in frasi corte che tutti capiscono.',
    why: "Frasi corte, che si traducono bene. Paga e contributi restano fuori: per quelli c'è il patronato, che aiuta con lavoro e pensioni.",
    blocks: [
      {
        text: 'Prepara un foglio di accordi per chi aiuta in casa una persona anziana. Gli orari sono questi: [quali giorni e quali ore?: dal lunedì al venerdì, dalle 9 alle 13].',
      },
      {
        text: 'I lavori sono questi: [che cosa fa?: pulizie, spesa, pranzo, una passeggiata].',
      },
      {
        text: 'In casa è importante sapere che [che cosa deve sapere della casa?: il gas si chiude dopo ogni uso].',
      },
      { text: 'Usa frasi corte e parole facili da tradurre, con un tono di rispetto.' },
      { text: 'Lascia fuori paga, contributi e salute. Lascia lo spazio per i numeri utili.' },
    ],
  },
  {
    id: 'vita-quotidiana-maglia',
    need: 'Casa e spese',
    emoji: '🧶',
    title: 'Un lavoro a maglia da capire',
    description: 'Le righe difficili dette con parole intere, e le maglie contate.',
    why: "Copi le righe che non capisci e dici che cosa sai già fare: così parte da lì. Chiedi di contare le maglie, e di dire se un numero manca, perché l'AI qui sbaglia spesso.",
    blocks: [
      {
        text: 'Spiegami un lavoro a maglia con parole semplici. Il lavoro è questo: [che lavoro vuoi fare?: una sciarpa a coste].',
      },
      {
        text: 'Non capisco queste righe: [quali righe non capisci?: avv. 40 m., lav. a coste 2/2 per 6 cm].',
      },
      { text: 'So già fare questo: [che cosa sai già fare?: il diritto e il rovescio].' },
      { text: 'Riscrivi ogni riga con parole intere, un passo alla volta.' },
      {
        text: 'Conta le maglie di ogni passo. Se un numero manca, dillo e non inventarlo.',
      },
    ],
  },
]
