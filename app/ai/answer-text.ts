import { storable, truncate } from '../platform/well-formed.ts'

/** The longest answer that is passed on, in characters: what 1,000 tokens hold at the most. */
export const longestAnswer = 6000

const opening = '<think>'
const closing = '</think>'

/** How many characters at the end of `text` could be the beginning of `mark`. */
function partOf(mark: string, text: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (mark.startsWith(text.slice(-length))) return length
  }
  return 0
}

/**
 * The text of an answer as it arrives: without the thoughts that open models write before it
 * between `<think>` and `</think>`, without blank pieces before the first word, and no longer
 * than the longest.
 */
export function createAnswerText() {
  let waiting = ''
  let length = 0
  let state: 'before' | 'thinking' | 'writing' = 'before'
  let hasThought = false

  /** @returns what may be passed on of a piece, in order; empty: nothing yet */
  function add(content: unknown): string {
    if (typeof content !== 'string') return ''
    waiting += storable(content)
    if (state === 'before') begin()
    if (state === 'thinking') skipThoughts()
    return state === 'writing' ? take() : ''
  }

  function begin() {
    const text = waiting.trimStart()
    if (text.startsWith(opening)) {
      state = 'thinking'
      hasThought = true
      waiting = text.slice(opening.length)
    } else if (text !== '' && !opening.startsWith(text)) state = 'writing'
  }

  function skipThoughts() {
    const end = waiting.indexOf(closing)
    // Only what may be the beginning of the mark is kept: thoughts can be long.
    if (end < 0) waiting = waiting.slice(waiting.length - partOf(closing, waiting))
    else {
      waiting = waiting.slice(end + closing.length)
      state = 'writing'
    }
  }

  function take(): string {
    if (length === 0 && hasThought) waiting = waiting.trimStart()
    if (length === 0 && waiting.trim() === '') return ''
    const piece = truncate(waiting, longestAnswer - length)
    waiting = waiting.slice(piece.length)
    length += piece.length
    return piece
  }

  /** @returns what still waits at the end: a `<` that began no mark */
  function end(): string {
    if (state === 'thinking') return ''
    state = 'writing'
    return take()
  }

  return {
    add,
    end,
    /** The longest length is reached: what comes now is not passed on. */
    isFull: () => length >= longestAnswer - 1,
    isEmpty: () => length === 0,
  }
}
