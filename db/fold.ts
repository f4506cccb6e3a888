/**
 * The form in which texts are searched and sorted: lower case, without accents.
 * 'Perché' and 'perche' fold to the same text.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
