/** Words with links and marked words in them, in reading order. */
export type Words = string | (string | { to: string; words: string } | { strong: string })[]

/** A paragraph, points, or rows whose first cell names the row. */
export type LegalBlock = Words | { points: Words[] } | { head: string[]; rows: string[][] }

export type LegalSection = { id: string; title: string; blocks: LegalBlock[] }

export type LegalText = {
  title: string
  /** Day of the last change of the words, for instance '2026-11-21'. */
  changed: string
  /** What it comes to, in a few points. */
  inShort: string[]
  sections: LegalSection[]
}

export const isPoints = (block: LegalBlock): block is { points: Words[] } =>
  typeof block === 'object' && 'points' in block

export const isTable = (block: LegalBlock): block is { head: string[]; rows: string[][] } =>
  typeof block === 'object' && 'rows' in block

/** With a capital letter, as at the beginning of a sentence. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The words without their links. */
export const plainWords = (words: Words): string =>
  typeof words === 'string' ? words : words.map(plainPart).join('')

function plainPart(part: Exclude<Words, string>[number]): string {
  if (typeof part === 'string') return part
  return 'strong' in part ? part.strong : part.words
}
