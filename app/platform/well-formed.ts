/** Half a character, which no database stores: what `slice` leaves of an emoji. */
const halfCharacters = /\p{Surrogate}/gu

/** `toWellFormed` for browsers that have no such method. */
export const wellFormed = (text: string): string => text.replace(halfCharacters, '\uFFFD')

/** At most `length` characters of `text`; never half of one that takes two units, as emoji do. */
export const truncate = (text: string, length: number): string =>
  text.slice(0, Math.max(length, 0)).replace(/[\uD800-\uDBFF]$/, '')

/**
 * For a text that comes in pieces: half a character at the end of one waits for the next, and is
 * never given where none comes.
 */
export function inWholeCharacters(): (piece: string) => string {
  let half = ''
  return (piece) => {
    const text = half + piece
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? ''
    return wellFormed(text.slice(0, text.length - half.length))
  }
}

export const isWellFormed = (text: string): boolean => text.search(halfCharacters) < 0

/** What no text of ours holds: PostgreSQL refuses zero, screens show none of them. */
const controls = /[^\P{Cc}\t\n\r]/gu

export const isStorable = (text: string): boolean => text.search(controls) < 0

/** `text` without the characters that are not stored. */
export const storable = (text: string): string => text.replace(controls, '')

/** What the word of an address stands for; the first of `words` where it says nothing we know. */
export function meantBy<Value extends string>(
  words: Readonly<Record<Value, string>>,
  word: string | null | undefined,
): Value {
  const values = Object.keys(words) as [Value, ...Value[]]
  return values.find((value) => words[value] === word) ?? values[0]
}

/** Longer searches in an address are cut. */
export const longestQuery = 100

/** A text of an address. Control characters have no place in it; PostgreSQL refuses the zero. */
export const addressText = (text: string | null, length: number): string =>
  wellFormed(truncate((text ?? '').replace(/\p{Cc}+/gu, ' ').trim(), length))
