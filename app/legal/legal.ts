import type { MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import { asWritten } from '../ui/markdown/parse-markdown.ts'

/** `text` is Markdown of ours; what settings say stands in it `asWritten`. */
export type LegalSection = { id: string; title: string; text: string }

export type LegalText = {
  title: string
  /** Day of the last change of the words, for instance '2026-11-21'. */
  changed: string
  /** What it comes to, in a few points. */
  inShort: string[]
  sections: LegalSection[]
}

/** As the screen has it: parsed, with the day of the last change in words. */
export type ShownLegalText = Omit<LegalText, 'sections'> & {
  changedOn: string
  sections: { id: string; title: string; blocks: MarkdownBlock[] }[]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table in Markdown, whose first column names the rows. @param rows words as they are */
export const table = (head: readonly string[], rows: readonly string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map((cells) => row(cells.map(asWritten)))].join(
    '\n',
  )

/** Points in Markdown. @param words in Markdown, a point each */
export const points = (words: readonly string[]): string =>
  words.map((point) => `- ${point}`).join('\n')

/** With a capital letter, as at the beginning of a sentence. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
