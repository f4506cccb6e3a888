import { storable, truncate } from '../platform/well-formed.ts'

/** The longest answer that is passed on, in characters: what 1,000 tokens hold at the most. */
export const longestAnswer = 6000

/**
 * What opens thoughts before the first word, and what closes them: the usual marks, Mistral's,
 * Gemma's (whose channel is called 'thought') and harmony's, in which every message has a channel.
 */
const thoughts: Readonly<Record<string, string>> = {
  '<think>': '</think>',
  '<thinking>': '</thinking>',
  '<thought>': '</thought>',
  '[THINK]': '[/THINK]',
  '<|channel>': '<channel|>',
  '<|channel|>analysis': '<|end|>',
  '<|channel|>commentary': '<|end|>',
}

/** How a message begins in harmony whose words are the answer. */
const finalChannel = '<|channel|>final'
const openings = Object.keys(thoughts)
const heads = ['<|start|>assistant', finalChannel, '<|message|>']

/**
 * What closes thoughts whose opening stands in the request and does not come; the last one is
 * harmony where the service has taken its marks away.
 */
const closings = [
  ...['</think>', '</thinking>', '</thought>', '[/THINK]', '<channel|>'],
  ...[finalChannel, 'assistantfinal'],
]

/** After the last word. */
const ends = [
  ...['<|end|>', '<|return|>', '<|call|>', '<|im_end|>', '<|endoftext|>', '<|end_of_text|>'],
  ...['<|eot_id|>', '<|eom_id|>', '<end_of_turn>', '<turn|>', '<eos>', '<｜end▁of▁sentence｜>'],
]

const afterWords = [...closings, ...ends]

/** Another such mark, which is HTML too: it ends a text only where nothing follows. */
const lastMark = '</s>'

type Found = { at: number; mark: string }

/** Finds where the first of these marks stands in a text. */
function finder(marks: readonly string[]): (text: string) => Found | null {
  const pattern = new RegExp(marks.map((mark) => mark.replace(/[|[\]]/g, '\\$&')).join('|'))
  return (text) => {
    const found = pattern.exec(text)
    return found && { at: found.index, mark: found[0] }
  }
}

const findAfterWords = finder(afterWords)
const findFinal = finder([finalChannel])
/** What closes thoughts, by their opening. */
const closes = new Map(openings.map((one) => [one, finder([thoughts[one] ?? '', finalChannel])]))

const longestMark = Math.max(...afterWords.map((mark) => mark.length))

/** How many characters at the end of `text` could be the beginning of a mark that may follow words. */
function partOfMark(text: string): number {
  for (let length = Math.min(longestMark - 1, text.length); length > 0; length -= 1) {
    const end = text.slice(-length)
    if ([...afterWords, lastMark].some((mark) => mark.startsWith(end))) return length
  }
  return 0
}

/** Parts of an answer that are its words; those of other kinds are thoughts, sources or unknown. */
const wordsTypes: unknown[] = ['text', 'output_text', undefined]

/** The words of what a service sends: a text, or a list of parts of many kinds. */
function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(wordsOf).join('')
  if (typeof content !== 'object' || content === null) return ''
  const { type, text }: { type?: unknown; text?: unknown } = content
  return wordsTypes.includes(type) && typeof text === 'string' ? text : ''
}

/** Each step looks at no more than this and what waits. */
const atOnce = 64

type State = 'before' | 'thinking' | 'writing' | 'ended'

/**
 * The text of an answer as it arrives: without the thoughts that models write before it, without the
 * mark at its end and what follows it, without blank pieces before the first word, and no longer
 * than the longest, blanks included.
 */
export function createAnswerText() {
  let state: State = 'before'
  let waiting = ''
  /** Blanks before the first word, where no thoughts were; and how many there were in all. */
  let lead = ''
  let blanks = 0
  /** Characters passed on. */
  let length = 0
  let hasThought = false
  /** What closes the thoughts under way. */
  let findClosing = findFinal
  /** What one piece gives. */
  let out = ''
  let isAnew = false

  /** Each takes a mark or goes on to another. @returns false where what waits needs more */
  const steps: Record<State, () => boolean> = {
    before() {
      const text = waiting.trimStart()
      blanks += waiting.length - text.length
      lead += waiting.slice(0, waiting.length - text.length)
      waiting = text
      const opening = openings.find((mark) => text.startsWith(mark))
      const mark = opening ?? heads.find((head) => text.startsWith(head))
      if (mark !== undefined) {
        waiting = text.slice(mark.length)
        hasThought = true
        if (opening === undefined) return true
        findClosing = closes.get(opening) ?? findFinal
        state = 'thinking'
        return true
      }
      if ([...openings, ...heads].some((one) => one.startsWith(text))) return false
      state = 'writing'
      return true
    },

    thinking() {
      const end = findClosing(waiting)
      // Thoughts can be long: only what may be the beginning of the mark is kept.
      waiting = end ? waiting.slice(end.at + end.mark.length) : waiting.slice(-longestMark)
      if (end) state = 'before'
      return end !== null
    },

    writing() {
      const end = findAfterWords(waiting)
      const at = end ? end.at : waiting.length - partOfMark(waiting)
      if (end && closings.includes(end.mark)) takeBack(end)
      else {
        pass(waiting.slice(0, at))
        waiting = waiting.slice(at + (end?.mark.length ?? 0))
        if (end) state = 'ended'
      }
      return end !== null
    },

    /** The end of a message in harmony may be that of thoughts. */
    ended() {
      const end = findFinal(waiting)
      if (end) takeBack(end)
      else waiting = waiting.slice(-longestMark)
      return end !== null
    },
  }

  /** What stood before this mark was thoughts, whose opening never came. */
  function takeBack({ at, mark }: Found) {
    isAnew ||= length > out.length
    out = ''
    length = 0
    waiting = waiting.slice(at + mark.length)
    hasThought = true
    state = 'before'
  }

  function pass(text: string) {
    if (length === 0 && text.trim() === '') return
    const whole = length === 0 && !hasThought ? lead + text : text
    const room = longestAnswer - length
    const piece = whole.length > room ? truncate(whole, room) : whole
    blanks = 0
    length += piece.length
    out += piece
  }

  return {
    /**
     * @param content a text or a list of parts
     * @returns what may be passed on of it, empty: nothing yet; `isAnew`: what was passed on before
     *   was thoughts
     */
    add(content: unknown): { text: string; isAnew: boolean } {
      out = ''
      isAnew = false
      const words = storable(wordsOf(content))
      for (let at = 0; at < words.length; at += atOnce) {
        waiting += words.slice(at, at + atOnce)
        while (steps[state]());
      }
      return { text: out, isAnew }
    },

    /** @returns what still waits at the end: what looked like a mark and is none */
    end(): string {
      out = ''
      const isMark = /^\s*[<[]\S\S/.test(waiting)
      if ((state === 'before' || state === 'writing') && !isMark) pass(waiting)
      return out
    },

    /** The longest length is reached: what comes now is not passed on. */
    isFull: () => length + blanks >= longestAnswer - 1,
    isEmpty: () => length === 0,
  }
}
