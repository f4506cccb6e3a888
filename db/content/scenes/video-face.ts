import type { SceneContent } from '../../content-types.ts'

export const videoFace: SceneContent = {
  id: 'volto-in-videochiamata',
  isPublished: true,
  title: 'La figlia sullo schermo',
  moment:
    'È sera. In questa scena hai una figlia che lavora in un altro paese. Parte una videochiamata, e sullo schermo vedi il suo viso.',
  channel: 'video',
  sender: '+39 3•• ••• ••63',
  senderSign: {
    title: 'Il numero non è il suo',
    meaning: 'Nella tua rubrica lei ha un altro numero. Chiudi, e chiama quello.',
  },
  sentAt: 'oggi, 19:40',
  lines: [
    {
      text: 'Ciao, sono io! Mi vedi?',
      sign: {
        title: 'Il viso è il suo',
        meaning:
          "Con l'AI un viso si copia dalle foto dei social, e si fa muovere anche in una chiamata. Vedere non basta più.",
      },
    },
    {
      text: 'La linea va e viene, scusa.',
      sign: {
        title: 'Si vede male',
        meaning:
          'Succede anche con una linea vera. Ma una linea brutta nasconde i difetti del viso copiato.',
      },
    },
    {
      text: "Mi hanno rubato la borsa e devo pagare l'albergo: 1.200 euro, adesso.",
      sign: {
        title: 'Soldi, e adesso',
        meaning: 'La fretta serve a non farti chiudere. Un albergo può aspettare una telefonata.',
      },
    },
    {
      text: 'Mandali sul conto di una collega. Resta qui in linea mentre lo fai.',
      sign: {
        title: "Il conto è di un'altra persona",
        meaning:
          'I soldi vanno a qualcuno che non conosci. E finché resti in linea non chiami nessuno.',
      },
    },
  ],
  isTrue: false,
  verdict:
    'Il viso e la voce sono copiati. Tua figlia sta bene e di questa chiamata non sa niente.',
  remark:
    'Chiederle di girare la testa a volte scopre il trucco, ma non sempre. La parola di casa è più sicura.',
  actions: [
    'Chiudi e chiama tua figlia al numero di sempre. Non risponde? Senti chi vive o lavora con lei.',
    'Chiedi la parola di casa. Se non ne avete una, chiedi una cosa che sapete solo voi due.',
    'Non mandare soldi durante una chiamata. Li hai già mandati? Chiama subito la banca.',
  ],
  ifTrusted: {
    title: '1.200 euro',
    description: 'Un bonifico istantaneo arriva in pochi secondi. Riaverlo è molto difficile.',
  },
  ifDoubted: {
    title: 'Una telefonata in più',
    description: 'Se è proprio lei, ti risponde dal suo numero e la aiuti lo stesso.',
  },
}
