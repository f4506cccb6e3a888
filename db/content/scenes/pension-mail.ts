import type { SceneContent } from '../../content-types.ts'

export const pensionMail: SceneContent = {
  id: 'mail-sul-rimborso',
  isPublished: true,
  title: 'Un rimborso per email',
  moment: 'È venerdì mattina. Apri la posta e in cima trovi una bella notizia.',
  channel: 'mail',
  sender: 'INPS Rimborsi, avvisi@inps-rimborsi.example',
  senderSign: {
    title: "L'email non è dell'INPS",
    meaning:
      'Guarda dopo la chiocciola: «inps-rimborsi.example». Il nome davanti lo sceglie chi scrive.',
  },
  sentAt: 'oggi, 9:12',
  lines: [
    {
      text: 'Gentile utente, le spetta un rimborso di 716,42 euro.',
      sign: {
        title: 'Promette soldi',
        meaning:
          "Un rimborso che non aspetti fa venire voglia di rispondere subito. E il saluto non prova niente: «Gentile utente» lo scrive anche l'INPS. Chi imbroglia può sapere il tuo nome.",
      },
    },
    {
      text: 'Per averlo confermi i suoi dati entro 24 ore.',
      sign: {
        title: "C'è fretta",
        meaning: 'Un rimborso vero non sparisce in un giorno.',
      },
    },
    {
      text: "Mandi le foto della carta d'identità e del suo viso.",
      sign: {
        title: 'Vuole i tuoi documenti',
        meaning:
          'Con quelle foto possono aprire uno SPID a nome tuo. Poi possono mandare la pensione sul loro conto.',
      },
    },
    {
      text: 'entra.inps-rimborsi.example',
      sign: {
        title: 'Un indirizzo da toccare',
        meaning:
          "Non è il sito dell'INPS, anche se il nome gli somiglia. Per un rimborso l'INPS non ti manda indirizzi da toccare. Il sito vero aprilo tu.",
      },
    },
  ],
  isTrue: false,
  verdict:
    'Non vogliono darti soldi: vogliono i tuoi documenti. Il rimborso è la scusa per farteli mandare.',
  remark: "Il nome e lo stemma dell'INPS non provano niente. Si copiano in un attimo.",
  actions: [
    "Non toccare niente nell'email. Non mandare foto.",
    "Scrivi tu l'indirizzo del sito dell'INPS: è sulle sue lettere. Entra con lo SPID o con la carta d'identità elettronica. Se il rimborso c'è, lo trovi lì. Oppure chiedi al patronato, l'ufficio che aiuta con le pensioni.",
    "Hai mandato le foto? Tieni l'email e fai presto la denuncia. Poi chiedi all'INPS o al patronato se la pensione va ancora sul tuo conto. Non hai mandato niente? Cancella l'email.",
  ],
  ifTrusted: {
    title: 'La tua identità',
    description: 'Con i tuoi documenti possono aprire conti e servizi a nome tuo.',
  },
  ifDoubted: {
    title: 'Un giorno in più',
    description: "Se un rimborso c'è davvero, non sparisce. Lo trovi sul sito vero.",
  },
}
