import type { SceneContent } from '../../content-types.ts'

export const lunchVoice: SceneContent = {
  id: 'voce-della-nipote',
  isPublished: true,
  title: 'Un messaggio vocale della nipote',
  moment:
    'È venerdì sera. In questa scena hai una nipote. Il messaggio vocale arriva nella vostra chat, sotto i messaggi di ieri.',
  channel: 'voice',
  sender: 'Tua nipote, dalla rubrica',
  senderSign: {
    title: 'È il numero di sempre',
    meaning:
      'Il numero è giusto e la chat è quella. Anche una chat si può rubare: per questo guarda sempre che cosa ti chiede.',
  },
  sentAt: 'oggi, 19:05',
  lines: [
    {
      text: "Ciao, sono io! Ho finito adesso l'allenamento.",
      sign: {
        title: 'È solo una voce',
        meaning: 'È vero: una voce si può copiare. Ma qui non vuole soldi e non vuole segreti.',
      },
    },
    { text: 'Domenica vengo a pranzo, con la bici nuova.', sign: null },
    { text: 'Mi fai i casoncelli?', sign: null },
    {
      text: 'Sono sul pullman e non sento bene. Ti chiamo domani.',
      sign: {
        title: 'Adesso non può parlare',
        meaning: 'Può capitare. Domani ti chiama lei, e tu puoi chiamarla quando vuoi.',
      },
    },
  ],
  isTrue: true,
  verdict:
    'È il suo numero, è la vostra chat e vuole solo un piatto di casoncelli. Soldi, codici e segreti non li nomina nessuno.',
  remark:
    'La regola è sempre questa: guarda la richiesta, non la voce. Se domani da qui ti chiedono soldi, telefona.',
  actions: [
    'Rispondi pure. E chiedile quanti casoncelli vuole.',
    'Hai ancora un dubbio? Telefonale: le fa piacere.',
    'Domenica, a tavola, scegliete la vostra parola di casa.',
  ],
  ifTrusted: {
    title: 'Niente',
    description: 'Al massimo prepari un piatto in più.',
  },
  ifDoubted: {
    title: 'Una nipote che aspetta',
    description: 'Lei aspetta e nessuno risponde. Basta una telefonata.',
  },
}
