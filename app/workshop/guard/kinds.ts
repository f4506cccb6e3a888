/** What the guard looks for: its name in a placeholder, in a sentence, and why it matters. */
export const kinds = {
  taxCode: {
    name: 'codice fiscale',
    one: 'un codice fiscale',
    many: 'codici fiscali',
    why: "Dice chi sei e quando sei nato. Chi gestisce l'AI lo leggerebbe.",
  },
  iban: {
    name: 'IBAN',
    one: 'un IBAN',
    many: 'IBAN',
    why: "È il numero di un conto in banca. Chi gestisce l'AI lo leggerebbe.",
  },
  card: {
    name: 'numero di carta',
    one: 'il numero di una carta',
    many: 'numeri di carta',
    why: 'Con questo numero si può pagare. Non scriverlo a nessuno.',
  },
  phone: {
    name: 'numero di telefono',
    one: 'un numero di telefono',
    many: 'numeri di telefono',
    why: "Chi gestisce l'AI lo leggerebbe, e alla risposta non serve.",
  },
  email: {
    name: 'indirizzo e-mail',
    one: 'un indirizzo e-mail',
    many: 'indirizzi e-mail',
    why: "Chi gestisce l'AI lo leggerebbe, e alla risposta non serve.",
  },
  plate: {
    name: 'targa',
    one: 'una targa',
    many: 'targhe',
    why: "Da una targa si trova il proprietario. Chi gestisce l'AI la leggerebbe.",
  },
  document: {
    name: 'numero di documento',
    one: 'il numero di un documento',
    many: 'numeri di documento',
    why: 'Con questo numero qualcuno può fingersi te.',
  },
} as const

export type Kind = keyof typeof kinds
