import type { Talk } from '../../practice-types.ts'

export const preventivo: Talk = {
  kind: 'talk',
  id: 'preventivo',
  title: 'Un preventivo',
  summary: 'Due stanze da imbiancare e una cliente che aspetta.',
  scene: [
    'Imbianchi case per lavoro. Una cliente vuole rifare due stanze, pareti e soffitto.',
    'Hai già deciso: tre giorni di lavoro, 900 euro più IVA.',
  ],
  aim: 'Ti serve un preventivo breve e chiaro, con le tue cifre.',
  parts: [
    {
      id: 'lavoro',
      name: 'Quale lavoro fai',
      missing: "Se non lo dici, l'AI inventa il lavoro.",
      phrases: [
        'stanz',
        'camera$',
        'camere$',
        'paret',
        'soffitt',
        'imbianc',
        'tintegg',
        'muri$',
        'muro$',
      ],
    },
    {
      id: 'prezzo',
      name: 'Quanto costa',
      missing: 'Se non lo dici, il prezzo manca o è inventato.',
      phrases: ['euro', '€', 'prezz', 'costa', 'costo', 'iva$'],
    },
    {
      id: 'tempi',
      name: 'Quanto tempo ci vuole',
      missing: "Se non lo dici, l'AI promette tempi non tuoi.",
      phrases: ['giorni$', 'giorno$', 'settiman', 'entro', 'tempi$', 'ore$', 'mese$', 'mesi$'],
    },
    {
      id: 'forma',
      name: 'Come lo vuoi',
      missing: 'Se non lo dici, può essere lungo e confuso.',
      phrases: [
        'brev',
        'chiar',
        'corto$',
        'righe',
        'elenco',
        'lista',
        'ordinat',
        'semplic',
        'gentil',
      ],
    },
  ],
  requests: [
    {
      level: 'vague',
      words: 'Scrivi un preventivo.',
      answer: [
        'Preventivo',
        'Lavoro: rifare il bagno, con vasca e piastrelle.',
        'Tempi: un mese.',
        'Prezzo: 8.400 euro.',
      ],
      remark: "Hai detto poco e l'AI ha inventato il resto, anche la cifra.",
    },
    {
      level: 'better',
      words: 'Scrivi un preventivo per imbiancare due stanze a 900 euro.',
      answer: [
        'Gentile cliente, con vera gioia le presento la mia offerta.',
        'Due stanze meritano il meglio. Uso solo vernici di gran marca, naturali e senza odore. Copro tutto, sposto tutto, pulisco tutto. Il lavoro finisce in un giorno solo.',
        'Il prezzo è di 900 euro, tutto compreso. Sono a sua disposizione per ogni domanda.',
      ],
      remark:
        'Lavoro e prezzo ci sono. Ma «un giorno solo» e «tutto compreso» non li hai detti tu. Poi la cliente ci conta.',
    },
    {
      level: 'good',
      words:
        'Scrivi un preventivo breve e chiaro. Imbianco due stanze, pareti e soffitto. Il lavoro dura tre giorni. Il prezzo è 900 euro più IVA.',
      answer: [
        'Preventivo',
        'Lavoro: due stanze da imbiancare, pareti e soffitto.',
        'Tempi: tre giorni.',
        'Prezzo: 900 euro più IVA.',
        '[data, il tuo nome, la tua partita IVA]',
      ],
      remark:
        "Le cifre sono le tue: l'AI le mette solo in ordine. Prima di spedire scrivi tu il totale con l'IVA: la cliente vuole sapere quanto paga.",
    },
  ],
  followUps: [
    {
      id: 'mobili',
      words: 'Nel preventivo aggiungi che copro io i mobili.',
      answer: [
        'Preventivo',
        'Lavoro: due stanze da imbiancare, pareti e soffitto. I mobili li copro io.',
        'Tempi: tre giorni.',
        'Prezzo: 900 euro più IVA.',
        '[data, il tuo nome, la tua partita IVA]',
      ],
      remark: 'Una cosa in più, al posto giusto. Il resto non cambia.',
    },
    {
      id: 'saluto',
      words: 'Scrivi due righe gentili per mandarlo.',
      answer: [
        'Buongiorno, le mando il preventivo per le due stanze. Se qualcosa non è chiaro, mi chiami pure. Buona giornata.',
      ],
      remark: 'È corto, come hai chiesto. Il preventivo lo mandi insieme.',
    },
  ],
}
