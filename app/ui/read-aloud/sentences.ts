/**
 * Cuts a text for a voice: sentence by sentence, none so long that a browser breaks off in the
 * middle of it. Nothing is lost: the pieces joined are the text.
 */

/** What a voice says in some fifteen seconds, after which Chrome falls silent. */
export const longestPiece = 180

/** A word before a name or a number: its full stop never ends a sentence. */
const abbreviations = new Set(
  `art artt avv arch cap cell cfr col dir dott dr ecc.mo ed es egr fig gent geom ill.mo ing int jr lett
   n nn nr num on p pag pagg par prof proff rag rif sez sig sigg spett tab tel vol`.split(/\s+/),
)

/** The end of a sentence: its mark, what closes with it, the space before what follows. */
const ends = /[.!?…]+[»"'”’)\]*]*(?:\s+|$)|\s*\n\s*\n\s*/gu

/** What a sentence begins with; a small letter goes on with the one before. */
const begins = /^[«"'“‘([¿¡]*[\p{Lu}\p{Lt}\p{N}\p{Extended_Pictographic}]/u

/** @returns sentences with the space that follows them */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: mark, index } of text.matchAll(ends)) {
    const next = index + mark.length
    if (!isEnd(text.slice(start, index), mark, text.slice(next, next + 8))) continue
    sentences.push(text.slice(start, next))
    start = next
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}

function isEnd(sentence: string, mark: string, following: string): boolean {
  if (following === '') return true
  // A number before the first word counts a list.
  if (!/\p{L}/u.test(sentence)) return false
  if (!mark.trim()) return true
  if (!begins.test(following)) return false
  if (!/^\.\s/.test(mark)) return true
  const word = /[\p{L}.]+$/u.exec(sentence)?.[0] ?? ''
  const isInitial = /^\p{Lu}$/u.test(word)
  return !isInitial && !abbreviations.has(word.toLowerCase())
}

/** Sentences, and the long ones in parts: after a comma where there is one, else between words. */
export function splitPieces(text: string): string[] {
  return splitSentences(text).flatMap(splitLong)
}

function splitLong(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.trimEnd().length > longestPiece) {
    const within = rest.slice(0, longestPiece)
    const at = lastEnd(within, /[,;:]\s+/g) || lastEnd(within, /\s+/g) || longestPiece
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return rest ? [...parts, rest] : parts
}

/** Where the last match ends, in the second half so that no part is a crumb; else 0. */
function lastEnd(text: string, pattern: RegExp): number {
  let end = 0
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length
  return end > longestPiece / 2 ? end : 0
}

/** What the voice is given: no pictures or bullets, which it would call by name. */
export function spokenText(piece: string): string {
  return piece
    .replace(/\p{Extended_Pictographic}\u{fe0f}?|[•▪→*_#]|\u{200d}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
