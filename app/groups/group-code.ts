import { withoutUnseen } from '../platform/seen.ts'

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

/** As long as an invitation may be that somebody pastes for the code in it. */
export const longestPasted = 4000

const isOfCode = (word: string) => [...word].every((letter) => letter in codeCities)

/**
 * The code in what was typed or pasted: by itself, in a link, in a whole invitation. Small letters,
 * and what stands around and between its letters, do not count. As codes have no vowels, words that
 * people write are none.
 * @returns null where there is none
 */
export function readCode(typed: string): string | null {
  if (typed.length > longestPasted) return null
  const words = withoutUnseen(typed)
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  for (const at of words.keys()) {
    const code = codeFrom(words, at)
    if (code) return code
  }
  return null
}

/** The code that the words from there make, each of which may be a part of it. */
function codeFrom(words: readonly string[], from: number): string | null {
  let code = ''
  for (let at = from; code.length < codeLength; at += 1) {
    const word = words[at] ?? ''
    if (word === '' || code.length + word.length > codeLength || !isOfCode(word)) return null
    code += word
  }
  return code
}

/** Six signs, though no code has them: a letter misread, a number among them. */
export const isLikeCode = (typed: string) =>
  typed.length <= longestCode && /^[\p{L}\p{N}]{6}$/u.test(typed.replace(/[\s.-]/g, ''))

/** With what stands between its letters. */
const longestCode = 40

/** A code letter by letter, with the cities, for a screen or a sheet; `place` counts from 0. */
export const spelledCode = (code: string): { letter: string; city: string; place: number }[] =>
  [...code].map((letter, place) => ({
    ...{ letter, place },
    city: codeCities[letter as keyof typeof codeCities],
  }))
