import type { SceneContent } from '../../content-types.ts'

export const romance: SceneContent = {
  id: 'amore-in-chat',
  isPublished: true,
  title: 'Un amore in chat',
  moment:
    'È sera. Da due mesi ti scrivi con una persona che lavora su una nave. Non vi siete mai visti.',
  channel: 'chat',
  sender: 'La persona della nave',
  senderSign: {
    title: 'Non vi siete mai visti',
    meaning:
      'Le foto possono essere di qualcun altro. E oggi anche una videochiamata si può falsificare.',
  },
  sentAt: 'oggi, 22:10',
  lines: [
    { text: 'Tesoro, penso a te ogni momento.', sign: null },
    { text: 'Sabato arrivo in aeroporto, finalmente!', sign: null },
    {
      text: 'Ma la dogana ha fermato la mia valigia: vogliono 1.500 euro.',
      sign: {
        title: 'Un guaio, e servono soldi',
        meaning:
          'Prima la dogana, poi il medico, poi il biglietto. Il guaio cambia, i soldi servono sempre.',
      },
    },
    {
      text: 'La mia banca è bloccata. Ti rendo tutto quando arrivo.',
      sign: {
        title: 'La scusa della banca',
        meaning: 'Avrà famiglia, amici e colleghi. Eppure chiede a chi non ha mai visto.',
      },
    },
    {
      text: 'Compra delle carte regalo e mandami i codici.',
      sign: {
        title: 'Soldi che non tornano',
        meaning:
          'Chi ha il codice di una carta regalo la spende subito. Nessuna dogana si paga così.',
      },
    },
    {
      text: 'Non dirlo ai tuoi, non capirebbero.',
      sign: {
        title: 'Vuole il segreto',
        meaning: 'Chi ti vuole bene non ti allontana dalla tua famiglia.',
      },
    },
  ],
  isTrue: false,
  verdict:
    'Due mesi di parole dolci servono ad arrivare qui. Chi scrive lo fa per mestiere, con tante persone insieme.',
  remark: 'Chi ci crede non ha colpa: sono molto bravi. Succede a persone di ogni età.',
  actions: [
    'Non mandare soldi, nemmeno pochi. Non mandare codici.',
    'Parlane con una persona cara. Non devi vergognarti di niente.',
    'Tieni i messaggi. Servono per la denuncia.',
  ],
  ifTrusted: {
    title: 'Soldi e fiducia',
    description: 'Dopo i primi 1.500 euro arriva un altro guaio. E un altro ancora.',
  },
  ifDoubted: {
    title: "Un po' di attesa",
    description: 'Chi ti ama davvero viene lo stesso, e capisce.',
  },
}
