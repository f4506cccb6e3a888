import type { Hunt } from '../../practice-types.ts'

export const contoDelPranzo: Hunt = {
  kind: 'hunt',
  id: 'conto-del-pranzo',
  title: 'Il conto del pranzo',
  summary: 'In dodici a tavola: una cifra non torna.',
  scene: [
    "Siete in dodici a pranzo. Il menu costa 18 euro a testa. Avete preso due bottiglie, a 14 euro l'una.",
    "Chiedi all'AI di fare il conto.",
  ],
  request:
    "Siamo in dodici. Il menu costa 18 euro a testa. Le bottiglie sono due, a 14 euro l'una. Quanto spendiamo in tutto?",
  paper: null,
  sentences: [
    {
      text: 'Siete in dodici e il menu costa 18 euro a testa.',
      why: 'Questa frase ripete le tue parole. È giusta.',
    },
    {
      text: 'Per il menu spendete 216 euro.',
      why: 'Dodici per 18 fa 216. Il conto torna.',
    },
    {
      text: 'Per le due bottiglie spendete 28 euro.',
      why: 'Due per 14 fa 28. Il conto torna.',
    },
    {
      text: 'In tutto sono 254 euro.',
      why: '216 più 28 fa 244, non 254. Sono dieci euro in più.',
    },
    {
      text: 'Per sapere quanto paga ognuno, dividi il totale per dodici.',
      why: 'Il modo è giusto: il totale diviso per dodici persone.',
    },
  ],
  wrong: 3,
  hint: 'Prendi le frasi con una cifra. Rifai i conti, uno alla volta.',
  reason:
    "L'AI mette in fila parole e numeri che suonano bene. A volte non fa davvero il conto, e il numero esce sicuro ma sbagliato.",
  nextTime: [
    'Rifai i conti con la calcolatrice del telefono.',
    "Guarda prima i totali: lì l'errore costa di più.",
    'Chiedi il conto un passo alla volta. Così vedi dove si perde.',
  ],
  mending: {
    words: 'Rifai la somma: 216 più 28.',
    answer: 'Hai ragione: 216 più 28 fa 244 euro.',
  },
}
