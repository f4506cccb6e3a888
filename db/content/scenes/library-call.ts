import type { SceneContent } from '../../content-types.ts'

export const libraryCall: SceneContent = {
  id: 'biblioteca-al-telefono',
  isPublished: true,
  title: 'La biblioteca al telefono',
  moment:
    'È martedì mattina. Un mese fa hai prenotato un libro in biblioteca. Squilla il telefono di casa.',
  channel: 'call',
  sender: 'Un numero che non conosci',
  senderSign: {
    title: 'Il numero non lo conosci',
    meaning:
      'Non dice niente, né in bene né in male: anche un numero noto si può copiare. Guarda che cosa ti chiede.',
  },
  sentAt: 'oggi, 10:30',
  lines: [
    { text: 'Buongiorno, è la biblioteca. È arrivato il libro che ha prenotato.', sign: null },
    {
      text: 'Glielo teniamo per dieci giorni.',
      sign: {
        title: "C'è una scadenza",
        meaning: 'Dieci giorni sono tanti. Nessuno ti fa correre.',
      },
    },
    {
      text: 'Quando viene, porti la tessera.',
      sign: {
        title: 'Vuole la tessera',
        meaning: 'La porti tu, al banco. Nessuno ti chiede di leggere il numero al telefono.',
      },
    },
    { text: 'Buona giornata.', sign: null },
  ],
  isTrue: true,
  verdict:
    'Il libro lo hai prenotato tu. Chi chiama non vuole soldi, codici o dati, e ti lascia tempo.',
  remark:
    'Se al telefono ti chiedono di pagare una multa per un libro, metti giù. E passa in biblioteca.',
  actions: [
    'Ringrazia, e scrivi sul calendario fino a quando lo tengono.',
    'Hai un dubbio? Chiama tu la biblioteca, al numero che trovi sulla tessera o sul suo sito.',
    'Porta la tessera, e prendi il libro.',
  ],
  ifTrusted: {
    title: 'Niente',
    description: 'Al massimo fai una passeggiata fino in biblioteca.',
  },
  ifDoubted: {
    title: 'Un libro perso',
    description: 'Dopo dieci giorni va a chi lo aspetta dopo di te.',
  },
}
