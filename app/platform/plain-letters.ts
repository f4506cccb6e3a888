/**
 * The form in which rules compare words: small letters without accents. What is searched has a form
 * of its own (db/normalize.ts).
 */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
