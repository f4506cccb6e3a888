/** A part of a chapter: what it is about, and steps or facts in their order. */
export type ContentBlock = { heading: string; items: string[] }

/** A line that no reader sees, by its number from 1. */
export type HiddenLine = { number: number; text: string }

/**
 * Whether a chapter is written in the specification's own format: every line that says something
 * begins with '•' or '-'. All other chapters are Markdown.
 */
export const isInBlocks = (content: string): boolean =>
  content.split('\n').every((line) => /^\s*(?:[•-]|$)/.test(line))

/** The lines of a chapter that nobody sees; of Markdown every line is seen. */
export const hiddenLines = (content: string): HiddenLine[] =>
  isInBlocks(content) ? parseChapter(content).hidden : []

/**
 * Reads a chapter in the own format: a line that begins with '•' is a heading, lines that begin
 * with '-' are its items. What stands outside of this is not displayed.
 * @returns the blocks, and the lines that no block shows, which an administrator is warned of
 */
export function parseChapter(content: string): { blocks: ContentBlock[]; hidden: HiddenLine[] } {
  const blocks: ContentBlock[] = []
  const hidden: HiddenLine[] = []
  let open: (ContentBlock & { line: HiddenLine }) | null = null
  const close = () => {
    if (!open) return
    const { line, ...block } = open
    if (block.items.length > 0) blocks.push(block)
    else hidden.push(line)
    open = null
  }
  for (const [index, raw] of content.split('\n').entries()) {
    const typed = raw.trim()
    const text = typed.slice(1).trim()
    const line = { number: index + 1, text: typed }
    if (typed.startsWith('•') && text) {
      close()
      open = { heading: text, items: [], line }
    } else if (typed.startsWith('-') && text && open) {
      open.items.push(text)
    } else if (typed) {
      hidden.push(line)
    }
  }
  close()
  return { blocks, hidden: hidden.sort((one, other) => one.number - other.number) }
}

/** A piece of a line: plain words, bold ones, or a link to a page of another site or of ours. */
export type LinePiece = { text: string; isBold: boolean; to: string | null }

const inline =
  /\*\*([^*\n]{1,500})\*\*|\[([^\]\n]{1,300})\]\((https:\/\/[^\s()]{1,500}|\/[a-z][a-z0-9/-]{0,200})\)/g

/**
 * Reads '**bold**', '[words](https://…)' and '[words](/page-of-ours)' in a line; all else stays as it
 * is typed.
 */
export function parseInline(line: string): LinePiece[] {
  const pieces: LinePiece[] = []
  const add = (text: string, isBold = false, to: string | null = null) => {
    if (text !== '') pieces.push({ text, isBold, to })
  }
  let at = 0
  for (const found of line.matchAll(inline)) {
    const [whole, bold, words, address] = found
    add(line.slice(at, found.index))
    if (bold !== undefined) add(bold, true)
    else if (words !== undefined && address !== undefined) add(words, false, address)
    at = found.index + whole.length
  }
  add(line.slice(at))
  return pieces
}

/** An exercise's text around the request to try, if it holds one, and the answer that it hides. */
export type ExerciseText = {
  before: string
  prompt: string | null
  after: string
  answer: string | null
}

/** From a line that begins so, an exercise shows its text only when the reader asks for it. */
const answerMark = 'Risposta:'

/** Shorter passages between « » are words to type or files to name. */
const shortestPrompt = 30

/** Reads an exercise: the request to try is the longest passage between « » before the answer. */
export function readExercise(text: string): ExerciseText {
  const at = `\n${text}`.indexOf(`\n${answerMark}`)
  const answer = at < 0 ? '' : text.slice(at + answerMark.length).trim()
  return { ...findPrompt(answer ? text.slice(0, at) : text), answer: answer || null }
}

function findPrompt(description: string): Omit<ExerciseText, 'answer'> {
  const passages = [...description.matchAll(/«([^«»]+)»/g)]
  const longest = passages.reduce<RegExpExecArray | null>(
    (best, one) => (one[0].length > (best?.[0].length ?? 0) ? one : best),
    null,
  )
  const prompt = longest?.[1]?.trim() ?? ''
  if (!longest || prompt.length < shortestPrompt) {
    return { before: description.trim(), prompt: null, after: '' }
  }
  const before = description.slice(0, longest.index).trim()
  const after = description.slice(longest.index + longest[0].length).trim()
  return { before, prompt, after: after.replace(/^[.,;:]\s*/, '') }
}
