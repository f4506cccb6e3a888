import { city } from '../../city.ts'
import type { SceneContent } from '../../content-types.ts'

export const famousFace: SceneContent = {
  id: 'app-che-guadagna',
  isPublished: true,
  title: "L'app con il volto della TV",
  moment: 'È lunedì sera. Guardi le notizie sul telefono e parte un video.',
  channel: 'advertisement',
  sender: 'Annuncio a pagamento',
  senderSign: null,
  sentAt: 'oggi, 21:15',
  lines: [
    {
      text: 'Un volto della TV dice: «Io guadagno con questa app, anche mentre dormo.»',
      sign: {
        title: 'Un volto famoso',
        meaning:
          "Con l'AI si copiano il volto e la voce. Di solito la persona vera non ne sa niente.",
      },
    },
    {
      text: "L'AI investe per te. In un mese 250 euro diventano 3.000.",
      sign: {
        title: 'Un guadagno sicuro',
        meaning: 'Nessuno può prometterlo, nemmeno una macchina. Chi investe può anche perdere.',
      },
    },
    {
      text: `Solo oggi, ultimi 12 posti in provincia di ${city.name}.`,
      sign: {
        title: "C'è fretta",
        meaning: 'Domani i posti sono ancora lì. La fretta serve a non farti pensare.',
      },
    },
    {
      text: "Scarica l'app da soldi-facili.example",
      sign: {
        title: "L'app viene da un sito",
        meaning:
          "Un'app presa così può spiare il telefono. Usa solo il negozio di app del tuo telefono: «Play Store» o «App Store». E non basta: leggi chi l'ha fatta.",
      },
    },
    {
      text: 'Un consulente ti chiama tra pochi minuti.',
      sign: {
        title: 'Ti chiama un consulente',
        meaning:
          "In Italia per offrire investimenti serve un permesso. Chi ce l'ha sta in elenchi pubblici. Ma un nome si può copiare.",
      },
    },
  ],
  isTrue: false,
  verdict:
    "L'app mostra guadagni finti, così metti altri soldi. Quando li vuoi indietro, non risponde più nessuno.",
  remark:
    "Anche le app che usano l'AI per davvero hanno copie false. Il nome uguale non prova niente.",
  actions: [
    'Chiudi il video. Non lasciare il tuo numero.',
    "Prima di pagare cerca il nome dell'app e della società sul sito della Consob, che controlla chi offre investimenti. È tra gli avvisi o i siti bloccati? È un imbroglio. È tra gli autorizzati? Non basta: i nomi si copiano. Non c'è? Non dare soldi.",
    'Parlane prima con qualcuno. Va bene anche la tua banca, allo sportello.',
  ],
  ifTrusted: {
    title: 'I tuoi risparmi',
    description: 'Cominci con 250 euro. Poi ne chiedono sempre di più.',
  },
  ifDoubted: {
    title: 'Qualche giorno',
    description: "Un affare serio c'è anche tra una settimana.",
  },
}
