import type { Hunt } from '../../practice-types.ts'

export const leggeCheNonCe: Hunt = {
  kind: 'hunt',
  id: 'legge-che-non-ce',
  title: "La legge che non c'è",
  summary: 'Il tostapane è rotto, e una legge è inventata.',
  scene: [
    'Il tostapane si è rotto dopo otto mesi. In negozio ti dicono di no.',
    "Allo sportello dei consumatori ti hanno dato un foglio. Chiedi all'AI di spiegartelo.",
  ],
  request: 'Spiegami questo foglio in cinque frasi semplici.',
  paper: {
    title: 'La garanzia, in breve',
    lines: [
      'La garanzia di legge dura due anni da quando ricevi la cosa.',
      'Vale anche se era in offerta.',
      "Ti rivolgi a chi te l'ha venduta.",
      'Serve una prova che hai comprato lì. Va bene lo scontrino, o il pagamento con la carta.',
    ],
  },
  sentences: [
    {
      text: 'La garanzia dura due anni, quindi il tuo tostapane è coperto.',
      why: 'Otto mesi sono meno di due anni. Il conto torna, e la prima riga del foglio lo dice. È giusta.',
    },
    {
      text: 'Vale anche per una cosa comprata in offerta.',
      why: 'È la seconda riga del foglio, con altre parole. È giusta.',
    },
    {
      text: 'Torna dal negozio che te lo ha venduto.',
      why: 'Lo dice la terza riga: ti rivolgi a chi te lo ha venduto. È giusta.',
    },
    {
      text: 'Se non hai lo scontrino, può bastare il pagamento con la carta.',
      why: "L'ultima riga nomina tutti e due. È giusta.",
    },
    {
      text: 'Per la legge 918 del 2019 il negozio ha sette giorni per ripararlo.',
      why: 'Il foglio non parla di una legge 918 e non parla di sette giorni. Tutti e due sono inventati.',
    },
  ],
  wrong: 4,
  hint: 'Prendi i numeri della risposta, uno alla volta. Cercali nel foglio.',
  reason:
    "L'AI ha letto tante lettere che citano una legge, e ne mette una a sua volta. Sceglie un numero che suona bene, senza guardare se esiste.",
  nextTime: [
    'Una legge che non hai nominato tu va cercata, prima di usarla.',
    "Chiedi a uno sportello dei consumatori. Lì sanno se quella legge c'è.",
    'In una lettera una legge inventata ti mette dalla parte del torto. Scrivi il fatto, la data e lo scontrino.',
  ],
  mending: {
    words: 'Togli la legge e i sette giorni. Usa solo quello che sta nel foglio.',
    answer: 'Hai ragione: nel foglio non ci sono. Ho tolto la frase.',
  },
}
