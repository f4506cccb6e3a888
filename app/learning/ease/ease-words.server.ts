import type { EaseWords } from './ease.ts'

export const easeWordsField = 'parole'

/** How many characters the words have at most. */
export const mostWords = 300

/** What the form says: the server writes it, so that the browser need not. */
export const easeWords: EaseWords = {
  question: 'Quanto è stato facile?',
  answers: [
    { value: 'easy', label: 'Facile' },
    { value: 'soSo', label: 'Così così' },
    { value: 'hard', label: 'Difficile' },
  ],
  thanks: 'Grazie: così sappiamo che cosa spiegare meglio.',
  field: {
    label: "C'è qualcosa che non era chiaro?",
    hint: 'Solo se vuoi, in una riga. Non scrivere nomi, indirizzi o altri dati personali.',
    name: easeWordsField,
    rows: 2,
    maxLength: mostWords,
  },
  send: 'Manda',
}

/** When it cannot be stored. */
export const easeFailed = 'Non riesco a segnarlo adesso. Riprova tra poco.'
