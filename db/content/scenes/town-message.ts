import { city } from '../../city.ts'
import type { SceneContent } from '../../content-types.ts'

export const townMessage: SceneContent = {
  id: 'messaggio-del-comune',
  isPublished: true,
  title: 'Un messaggio del Comune',
  moment: "È lunedì, ora di colazione. Sul telefono si accende un avviso dell'app IO.",
  channel: 'app',
  sender: `Comune di ${city.name}, Anagrafe`,
  senderSign: {
    title: 'Il Comune scrive sul telefono',
    meaning:
      "IO è l'app dei servizi pubblici. La apri tu, con lo SPID (la tua chiave per i siti pubblici) o con la carta d'identità elettronica. Molti Comuni usano IO.",
  },
  sentAt: 'oggi, 8:15',
  lines: [
    {
      text: "La tua carta d'identità scade tra tre mesi.",
      sign: {
        title: "C'è una scadenza",
        meaning: 'Tre mesi sono tanti: nessuno ti fa correre. E la data la leggi sulla tua carta.',
      },
    },
    {
      text: 'Per averne una nuova prendi un appuntamento.',
      sign: null,
    },
    {
      text: 'Lo prendi sul sito del Comune o per telefono.',
      sign: {
        title: 'Ti manda sul sito',
        meaning: 'Non ti dà un indirizzo da toccare. Il sito e il numero li trovi tu.',
      },
    },
    { text: 'Porta la carta vecchia e una fototessera.', sign: null },
  ],
  isTrue: true,
  verdict:
    "Arriva nell'app IO. Non chiede soldi, non chiede codici e ti lascia tempo. La scadenza la controlli sulla tua carta.",
  remark: "Ti scrivono «da IO» per SMS o per email? Non toccare niente: apri l'app e guarda lì.",
  actions: [
    "Guarda la data sulla carta d'identità. Hai 70 anni o più? Quella elettronica può valere più a lungo: chiedi all'Anagrafe. Il vecchio libretto di carta non vale più.",
    "Scrivi tu l'indirizzo del sito del Comune: è sulle sue lettere. Oppure chiama il centralino.",
    "Prendi l'appuntamento con calma. Tre mesi bastano.",
  ],
  ifTrusted: {
    title: 'Quasi niente',
    description: 'Il messaggio non chiede soldi né codici. Al massimo guardi una data per nulla.',
  },
  ifDoubted: {
    title: 'Una carta scaduta',
    description: 'Te ne accorgi in ritardo, magari allo sportello.',
  },
}
