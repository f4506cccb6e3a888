/** What a request says: found by its words, with rules that anybody can follow by hand. */
import type { Part } from '../../../db/practice-types.ts'
import { plainLetters } from '../../platform/plain-letters.ts'

/** `as`: the words of the request in which the part was found. */
export type FoundPart = { part: Part; as: string }

type Word = { typed: string; normalized: string }

const wordsIn = (text: string): Word[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+|€/gu) ?? []).map((typed) => ({
    typed,
    normalized: plainLetters(typed),
  }))

const fits = (word: Word | undefined, stem: string) =>
  word !== undefined &&
  (stem.endsWith('$') ? word.normalized === stem.slice(0, -1) : word.normalized.startsWith(stem))

/** The first words that carry the phrase, as they were typed. */
function typedAs(words: Word[], phrase: string): string | null {
  const stems = phrase.split(' ')
  const at = words.findIndex((_, start) =>
    stems.every((stem, offset) => fits(words[start + offset], stem)),
  )
  if (at < 0) return null
  return words
    .slice(at, at + stems.length)
    .map(({ typed }) => typed)
    .join(' ')
}

/** The parts that a request says, in the order of `parts`. */
export function readRequest(parts: readonly Part[], text: string): FoundPart[] {
  const words = wordsIn(text)
  return parts.flatMap((part) => {
    for (const phrase of part.phrases) {
      const as = typedAs(words, phrase)
      if (as !== null) return [{ part, as }]
    }
    return []
  })
}
