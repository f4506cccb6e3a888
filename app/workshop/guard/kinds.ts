const read = "Chi gestisce l'AI lo leggerebbe"

/** What the guard looks for: its name in a placeholder and in a sentence, and why it matters. */
export const kinds = {
  taxCode: { name: 'codice fiscale', why: `${read}: dice chi sei e quando sei nato.` },
  iban: { name: 'IBAN', why: `${read}: è il numero di un conto in banca.` },
  card: {
    name: 'numero di carta',
    why: "Con questo numero si può pagare: non scriverlo all'AI né in un messaggio.",
  },
  phone: { name: 'numero di telefono', why: `${read}, e alla risposta non serve.` },
  email: { name: 'indirizzo email', why: `${read}, e alla risposta non serve.` },
  plate: {
    name: 'targa',
    why: 'Da una targa si trova il proprietario, e alla risposta non serve.',
  },
  document: { name: 'numero di documento', why: 'Con questo numero qualcuno può fingersi te.' },
} as const

export type Kind = keyof typeof kinds
