/** Half a character, which no database stores: what `slice` leaves of an emoji. */
const halfCharacters = /\p{Surrogate}/gu

/** `toWellFormed` for browsers that have no such method. */
export const wellFormed = (text: string): string => text.replace(halfCharacters, '\uFFFD')

export const isWellFormed = (text: string): boolean => text.search(halfCharacters) < 0

/** A text of an address. Control characters have no place in it; PostgreSQL refuses the zero. */
export const addressText = (text: string | null, length: number): string =>
  wellFormed(
    (text ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, length),
  )
