import { isInBlocks } from '../chapter-content.ts'

/** Bullets that people type, or that a program draws; 'o' before a wide gap is Word's. */
const bullet = /^([ \t]*)(?:[•·▪◦‣●○■□➢✓]|[-–](?=\s|[^\s\d-])|o(?=\t|\u00a0| {2}))[\s\u00a0]*/u
const point = /^[ \t]*(?:\*|\d{1,3}[.)])[ \t]/

/**
 * A pasted text without markup, in the Markdown of chapters: its bullets are written '*', and what
 * is indented is no code. A text in the specification's own format stays as it is.
 */
export function readPlain(pasted: string): string {
  const lines = pasted.split(/\r\n?|\n/)
  if (isInBlocks(pasted) && ['•', '-'].every((mark) => begins(lines, mark))) return lines.join('\n')
  const marked = lines.map((line) => line.replace(bullet, '$1* ').trimEnd())
  // Points within points, where the first of all stands at the margin.
  const isNested = /^\S/.test(marked.find((line) => point.test(line)) ?? '')
  return marked
    .map((line) => (isNested && point.test(line) ? line : line.trimStart()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const begins = (lines: readonly string[], mark: string) =>
  lines.some((line) => line.trimStart().startsWith(mark))

/**
 * What Enter puts at the end of a line: the next point of a list, or nothing after an empty one,
 * whose mark goes.
 * @param line up to the caret
 * @returns null: a line end as everywhere
 */
export function continued(line: string): { insert: string; isEnded: boolean } | null {
  const [, gap = '', mark = '', text = ''] =
    /^([ \t]*)([-*]|\d{1,3}[.)])[ \t]+(.*)$/.exec(line) ?? []
  if (mark === '') return /^\s*•\s*\S/.test(line) ? { insert: '\n- ', isEnded: false } : null
  if (text.trim() === '') return { insert: '', isEnded: true }
  const next = mark.replace(/\d+/, (number) => String(Number(number) + 1))
  return { insert: `\n${gap}${next} `, isEnded: false }
}

/** A text in the own format as Markdown, in which every line is seen. */
export const asMarkdown = (content: string): string =>
  content
    .split('\n')
    .map((line) => line.replace(/^\s*•\s*(\S?)/, '## $1').replace(/^\s*-\s*(\S?)/, '* $1'))
    .join('\n')
