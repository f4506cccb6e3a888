import type { SceneContent } from '../../content-types.ts'

export const parkingCode: SceneContent = {
  id: 'qr-sul-parcometro',
  isPublished: true,
  title: 'Il QR sul parcometro',
  moment:
    'È sabato pomeriggio, vicino a Porta Nuova. Sul parcometro vedi un QR: è il quadrato da inquadrare con il telefono.',
  channel: 'poster',
  sender: 'Un adesivo sul parcometro',
  senderSign: {
    title: 'È un adesivo',
    meaning: 'Lo può incollare chiunque. Se copre una scritta o un altro codice, lascia stare.',
  },
  sentAt: 'sabato, 16:05',
  lines: [
    { text: 'Paga la sosta con il telefono: inquadra il codice.', sign: null },
    {
      text: 'comune-parcheggi.sosta-veloce.example',
      sign: {
        title: "L'indirizzo inganna",
        meaning:
          "Conta la fine: «sosta-veloce.example». «comune-parcheggi», lì davanti, ce lo mette chiunque. Se dopo c'è un segno «/», il resto non conta.",
      },
    },
    {
      text: 'Servono la targa, il numero della carta e le tre cifre sul retro.',
      sign: {
        title: 'Vuole tutta la carta',
        meaning:
          'Anche un sito vero può chiederla. Qui però non sai chi la riceve. Con quei dati possono comprare al posto tuo.',
      },
    },
    {
      text: 'Hai 5 minuti, poi scatta la multa.',
      sign: {
        title: "C'è fretta",
        meaning: 'Chi ha fretta non guarda bene. È quello che vogliono.',
      },
    },
  ],
  isTrue: false,
  verdict: "L'adesivo porta a una pagina falsa. Non paghi la sosta: regali la tua carta.",
  remark:
    "Molti QR sono veri. Quando inquadri un QR, di solito compare l'indirizzo: leggilo prima di toccarlo. Salta «https://», se c'è. Poi fermati al primo segno «/», o alla fine, e leggi le ultime due parole.",
  actions: [
    "Paga al parcometro, o con l'app della sosta che hai già.",
    "Vuoi usare un QR? Leggi prima l'indirizzo che compare.",
    "Avvisa la Polizia Locale. L'adesivo può ingannare altri.",
  ],
  ifTrusted: {
    title: 'La tua carta, e forse una multa',
    description: 'Usano la tua carta. E la sosta non risulta pagata.',
  },
  ifDoubted: {
    title: 'Due minuti in più',
    description: 'Cerchi le monete, o paghi con la carta al parcometro.',
  },
}
