import type { Talk } from '../../practice-types.ts'

export const messaggioAlNipote: Talk = {
  kind: 'talk',
  id: 'messaggio-al-nipote',
  title: 'Un messaggio al nipote',
  summary: "Domani ha l'esame e le parole non ti vengono.",
  scene: [
    "Domani tuo nipote ha l'esame di maturità. Vuoi mandargli due parole.",
    'Le hai scritte tre volte e le hai cancellate tre volte.',
  ],
  aim: 'Ti serve un messaggio breve e affettuoso. Deve farlo sorridere.',
  parts: [
    {
      id: 'chi',
      name: 'A chi scrivi',
      missing: 'Se non lo dici, il messaggio va bene per tutti e per nessuno.',
      phrases: ['nipot', 'ragazz', 'figli'],
    },
    {
      id: 'occasione',
      name: 'Per quale occasione',
      missing: "Se non lo dici, l'AI fa gli auguri per un giorno qualunque.",
      phrases: ['esam', 'maturit', 'scuola', 'interrog', 'diplom'],
    },
    {
      id: 'tono',
      name: 'Con che tono',
      missing: 'Se non lo dici, può essere freddo o troppo dolce.',
      phrases: [
        ...[
          'affett',
          'allegr',
          'sorrid',
          'simpatic',
          'spiritos',
          'scherz',
          'divert',
          'tenero$',
          'tenera$',
          'tenerezz',
        ],
        ...['dolce', 'calm', 'semplic', 'seren', 'tono', 'ridere', 'incoragg'],
      ],
    },
    {
      id: 'quanto',
      name: 'Quanto è lungo',
      missing: "Se non lo dici, l'AI scrive una lettera.",
      phrases: [
        'brev',
        'corto$',
        'corta$',
        'righe',
        'riga$',
        'frasi$',
        'frase$',
        'lung',
        'poche parole',
        'due parole',
      ],
    },
  ],
  requests: [
    {
      level: 'good',
      words:
        "Scrivi un messaggio breve e affettuoso a mio nipote. Domani ha l'esame di maturità. Deve farlo sorridere.",
      answer: [
        "Domani fai vedere chi sei. E se ti tremano le gambe, ricorda: tremavano anche a me, e poi ho mangiato un gelato. Dopo l'esame te lo offro io. Ti voglio bene.",
      ],
      remark:
        "È breve e fa sorridere. Il gelato lo ha messo l'AI: se non è vero, cambialo con un tuo ricordo.",
    },
    {
      level: 'better',
      words: "Scrivi un messaggio a mio nipote che domani ha l'esame.",
      answer: [
        'Carissimo nipote adorato, luce dei miei occhi!',
        'Domani per te è il giorno più importante di tutta la vita. Da domani dipende il tuo futuro. Il mio cuore batte forte e questa notte non dormirò.',
        'Tutta la famiglia conta su di te. Non deluderci!',
      ],
      remark:
        "Parla di tuo nipote e dell'esame. Ma è pesante e mette ansia: non hai detto il tono.",
    },
    {
      level: 'vague',
      words: 'Scrivi un messaggio per un esame.',
      answer: [
        'Gentile candidato,',
        'le auguro di superare la prova con il massimo dei voti.',
        'Distinti saluti.',
      ],
      remark: "Sembra scritto da un ufficio. L'AI non sa che è per tuo nipote.",
    },
  ],
  followUps: [
    {
      id: 'torta',
      words: 'Torna al messaggio con il gelato. Al posto del gelato metti la mia torta di mele.',
      answer: [
        "Domani fai vedere chi sei. E se ti tremano le gambe, ricorda: tremavano anche a me. Dopo l'esame ti aspetta la mia torta di mele. Ti voglio bene.",
      ],
      remark: 'Con una cosa vera il messaggio diventa tuo.',
    },
    {
      id: 'meno-paura',
      words: 'Torna al messaggio con il gelato. Togli la frase sulle gambe che tremano.',
      answer: ["Domani fai vedere chi sei. Dopo l'esame ti offro un gelato. Ti voglio bene."],
      remark: 'Puoi togliere, non solo aggiungere. Decidi sempre tu.',
    },
  ],
}
