import { here } from '../../city.ts'
import type { Hunt } from '../../practice-types.ts'

export const numeroInventato: Hunt = {
  kind: 'hunt',
  id: 'numero-inventato',
  title: 'Otto su dieci',
  summary: 'Un volantino bello, con un numero che nessuno ha contato.',
  scene: [
    'Con le amiche hai messo su un gruppo che cammina. Vuoi un volantino per farlo conoscere.',
    "Dai all'AI il foglio con le notizie del gruppo.",
  ],
  request: 'Scrivi un volantino con le notizie di questo foglio. Cinque frasi.',
  paper: {
    title: 'Il gruppo che cammina',
    lines: [
      'Martedì e giovedì, dalle 9 alle 10.',
      `Partenza ${here('dal parco della Trucca', 'dal parco')}. Tre chilometri in piano.`,
      'Siamo in undici. Il più giovane ha 61 anni, la più grande 84.',
      'Non si paga. Scarpe comode e acqua.',
    ],
  },
  sentences: [
    {
      text: 'Camminiamo due volte la settimana, il martedì e il giovedì alle 9.',
      why: "I giorni e l'ora sono quelli del foglio. È giusta.",
    },
    {
      text: "Facciamo tre chilometri in piano, in un'ora.",
      why: 'Tre chilometri, dalle 9 alle 10: il foglio dice così. È giusta.',
    },
    {
      text: 'Dopo un mese otto persone su dieci dormono meglio.',
      why: "Nel foglio il sonno non c'è, e a nessuno del gruppo hanno chiesto come dorme. Il numero è inventato.",
    },
    {
      text: 'La più grande di noi ha 84 anni.',
      why: 'È nella terza riga del foglio. È giusta.',
    },
    {
      text: 'È gratis: portate scarpe comode e acqua.',
      why: '«Non si paga» e «gratis» sono la stessa cosa. Il resto è uguale. È giusta.',
    },
  ],
  wrong: 2,
  hint: 'Ogni numero deve stare anche nel foglio. Cercane uno alla volta.',
  reason:
    "I volantini spesso hanno un numero che convince. Anche l'AI ne aggiunge uno. A volte scrive «lo dicono gli studi», e non dice quali.",
  nextTime: [
    'Davanti a un numero chiedi: chi ha contato, e quando?',
    'Il numero non è nel tuo foglio? Toglilo.',
    'Ti serve davvero un numero? Cercalo tu, e scrivi da dove viene.',
  ],
  mending: {
    words: 'Togli la frase sul sonno. Nessuno di noi ha contato chi dorme meglio.',
    answer: 'Va bene. Al suo posto ho scritto che siete in undici.',
  },
}
