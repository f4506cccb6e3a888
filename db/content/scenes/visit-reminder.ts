import type { SceneContent } from '../../content-types.ts'

export const visitReminder: SceneContent = {
  id: 'promemoria-della-visita',
  isPublished: true,
  title: 'Un SMS sulla visita',
  moment:
    'È giovedì sera. A settembre hai prenotato una visita agli occhi. Il foglio, sul frigorifero, dice: martedì, ore 9:20.',
  channel: 'sms',
  sender: 'Ospedale',
  senderSign: {
    title: "C'è un nome, non un numero",
    meaning:
      "Un nome si può copiare. Qui però la visita, il giorno e l'ora sono gli stessi del tuo foglio.",
  },
  sentAt: 'oggi, 18:30',
  lines: [
    { text: 'Le ricordiamo la visita agli occhi di martedì, ore 9:20.', sign: null },
    {
      text: "Porti l'impegnativa e la tessera sanitaria.",
      sign: {
        title: 'Vuole i tuoi documenti',
        meaning:
          "L'impegnativa è la ricetta del medico. Ricetta e tessera le porti tu allo sportello, come sempre. Nessuno ti chiede di mandare una foto.",
      },
    },
    {
      text: 'Non può venire? Chiami il numero sul foglio della prenotazione.',
      sign: {
        title: 'Ti dice di telefonare',
        meaning: "Il numero sta sul tuo foglio. Così parli con chi ti ha dato l'appuntamento.",
      },
    },
  ],
  isTrue: true,
  verdict:
    'Ripete cose che sai già e che trovi sul tuo foglio. Non chiede soldi, codici o foto, e non ha un indirizzo da toccare.',
  remark:
    'Se un SMS così ha un indirizzo per «pagare il ticket», fermati. Chiama il numero sul foglio e chiedi. Ti dà un numero che comincia con 89? È una truffa che gira molto: quella telefonata costa cara.',
  actions: [
    "Confronta il giorno e l'ora con il tuo foglio.",
    'Tutto uguale? Metti il foglio vicino alla porta.',
    'Non puoi andare? Disdici per tempo, con il numero sul foglio.',
  ],
  ifTrusted: {
    title: 'Niente',
    description: 'Il messaggio non ti chiede soldi né codici. Guardi un foglio che hai già.',
  },
  ifDoubted: {
    title: 'Una visita persa',
    description: 'Aspetti altri mesi. E se non disdici, in certi casi la paghi lo stesso.',
  },
}
