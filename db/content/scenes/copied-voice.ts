import type { SceneContent } from '../../content-types.ts'

export const copiedVoice: SceneContent = {
  id: 'voce-del-nipote',
  isPublished: true,
  title: 'Un messaggio vocale del nipote',
  moment:
    "È martedì pomeriggio e in casa non c'è nessun altro. In questa scena hai un nipote di vent'anni. La voce sembra proprio la sua.",
  channel: 'voice',
  sender: '+39 3•• ••• ••17',
  senderSign: {
    title: 'Il numero non è il suo',
    meaning: 'Nella tua rubrica lui ha un altro numero. Chiama quello.',
  },
  sentAt: 'oggi, 14:30',
  lines: [
    {
      text: 'Sono io! Aiutami, ti prego, ho fatto un incidente.',
      sign: {
        title: 'La voce sembra la sua',
        meaning:
          "Con l'AI una voce si copia: bastano pochi secondi presi da un video. Da sola, la voce non prova più chi parla.",
      },
    },
    {
      text: 'Non dirlo a papà, si arrabbia.',
      sign: {
        title: 'Vuole il segreto',
        meaning: 'Se chiami il papà, la truffa finisce. Per questo non vogliono.',
      },
    },
    {
      text: "L'avvocato dice che servono 4.000 euro, se no mi arrestano.",
      sign: {
        title: 'Soldi per evitare il carcere',
        meaning: "In Italia non funziona così: pagando non si evita l'arresto.",
      },
    },
    {
      text: 'Tra poco passa un suo collega. Dagli i contanti o gli ori.',
      sign: {
        title: 'Qualcuno viene a casa',
        meaning:
          'Un avvocato vero non manda nessuno a casa per soldi o ori. Nemmeno i Carabinieri lo fanno mai.',
      },
    },
  ],
  isTrue: false,
  verdict:
    'La voce è copiata e la storia è inventata. Vogliono che tu agisca di corsa, senza sentire nessuno.',
  remark:
    'Una parola di casa, che sapete solo voi, aiuta molto. Sceglietela insieme, a voce, e non scrivetela in chat.',
  actions: [
    'Chiama tuo nipote al suo numero. Poi chiama i suoi genitori.',
    'Chiedi la parola di casa. Chi finge non la sa.',
    'Suonano alla porta? Non aprire e chiama il 112.',
  ],
  ifTrusted: {
    title: 'Soldi e gioielli',
    description: 'Chi li ritira sparisce. Spariscono anche i ricordi di famiglia.',
  },
  ifDoubted: {
    title: 'Cinque minuti',
    description: 'Due telefonate. A un incidente vero pensano intanto il 112 e i medici.',
  },
}
