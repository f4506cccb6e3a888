/**
 * The letters of codes, each with a city to spell it by. No vowels, so that no code is a word, and
 * none that looks or sounds like another one with its city.
 */
export const codeCities = {
  ...{ B: 'Bologna', C: 'Como', F: 'Firenze', G: 'Genova', L: 'Livorno', M: 'Milano' },
  ...{ N: 'Napoli', P: 'Palermo', R: 'Roma', S: 'Savona', T: 'Torino', V: 'Venezia' },
  Z: 'Zara',
} as const

export const codeLetters = Object.keys(codeCities) as (keyof typeof codeCities)[]

export const codeLength = 6

/**
 * A code as it is typed, in one form: small letters, blanks and hyphens do not count.
 * @returns null for what cannot be one
 */
export function readCode(typed: string): string | null {
  if (typed.length > 40) return null
  const code = typed.toUpperCase().replace(/[\s.-]+/g, '')
  const isOne = code.length === codeLength && [...code].every((letter) => letter in codeCities)
  return isOne ? code : null
}

/** A code letter by letter, with the cities, for a screen or a sheet; `place` counts from 0. */
export const spelledCode = (code: string): { letter: string; city: string; place: number }[] =>
  [...code].map((letter, place) => ({
    ...{ letter, place },
    city: codeCities[letter as keyof typeof codeCities],
  }))
