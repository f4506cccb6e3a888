import type { Hunt } from '../../practice-types.ts'

export const avvisoDellAcqua: Hunt = {
  kind: 'hunt',
  id: 'avviso-dell-acqua',
  title: "L'avviso sul portone",
  summary: 'Un riassunto che dice una cosa in più.',
  scene: [
    "Sul portone trovi un avviso. Lo copi e chiedi all'AI di riassumerlo.",
    "Confronta le frasi con il foglio: una cosa sul foglio non c'è.",
  ],
  request: 'Riassumi questo avviso in cinque frasi semplici.',
  paper: {
    title: 'Avviso',
    lines: [
      "Martedì 9 marzo manca l'acqua in via dei Tigli, numeri da 2 a 18.",
      'Orario: dalle 8:30 alle 12:30.',
      'Chi ha bisogno di acqua può usare la fontana in piazza.',
      "Dopo i lavori l'acqua può essere un po' scura per qualche minuto.",
    ],
  },
  sentences: [
    {
      text: "Martedì 9 marzo manca l'acqua in via dei Tigli.",
      why: 'Giorno e via sono quelli del foglio. Mancano i numeri delle case, ma niente è inventato. È giusta.',
    },
    {
      text: "L'acqua manca per quattro ore, dalle 8:30 alle 12:30.",
      why: 'Dalle 8:30 alle 12:30 sono quattro ore. È giusta.',
    },
    {
      text: 'Per le novità apri il sito acqua-via-tigli.example.',
      why: "Sul foglio non c'è nessun sito. L'indirizzo è inventato.",
    },
    {
      text: "Se ti serve acqua, c'è la fontana in piazza.",
      why: "La fontana c'è anche sul foglio. È giusta.",
    },
    {
      text: "Quando l'acqua torna, per qualche minuto può essere scura.",
      why: "Lo dice l'ultima riga del foglio. È giusta.",
    },
  ],
  wrong: 2,
  hint: 'Leggi una frase e cercala sul foglio. Poi passa alla prossima.',
  reason:
    "Molti avvisi hanno un sito in fondo. L'AI ne aggiunge uno perché di solito c'è. Non controlla se esiste.",
  nextTime: [
    'Tieni il foglio accanto e confronta riga per riga.',
    'Non aprire un indirizzo che non sta sul foglio.',
    'Siti e numeri di telefono li cerchi tu, da una fonte che conosci.',
  ],
  mending: {
    words: "Sul foglio non c'è nessun sito. Togli quella frase e usa solo il foglio.",
    answer: "Hai ragione: il sito non c'è. Ho tolto la frase.",
  },
}
