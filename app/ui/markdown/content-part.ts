import { inlineText, type MarkdownBlock } from './markdown-tree.ts'

/** The title under which an answer holds what was asked for, as the AI is told to write it. */
const contentTitle = 'contenuto dettagliato'
const pointsTitle = 'punti chiave'
/** The titles of the other parts of the fixed structure. */
const otherTitles = [pointsTitle, 'suggerimenti']

/** What stands before, in, and after the part of an answer that holds what was asked for. */
export type AnswerParts = {
  before: MarkdownBlock[]
  content: MarkdownBlock[]
  after: MarkdownBlock[]
}

/**
 * The part under 'Contenuto Dettagliato', to the next title of the fixed structure; where that
 * title stands twice, to the end of the last. @returns null where there is no such title, or
 * nothing under it
 */
export function answerParts(blocks: MarkdownBlock[]): AnswerParts | null {
  const titles = blocks.map(titleOf)
  const from = titles.indexOf(contentTitle) + 1
  const last = titles.lastIndexOf(contentTitle)
  const end = titles.findIndex((title, at) => at > last && otherTitles.includes(title))
  const to = end < 0 ? blocks.length : end
  if (from === 0 || from === to) return null
  return { before: blocks.slice(0, from), content: blocks.slice(from, to), after: blocks.slice(to) }
}

/** A letter as somebody reads it: without key points, and without a heading above its words. */
export function letterAlone(blocks: MarkdownBlock[]): MarkdownBlock[] {
  let isPoint = false
  return blocks.filter((block) => {
    const title = titleOf(block)
    if (block.kind === 'heading') isPoint = title === pointsTitle
    return !isPoint && title !== contentTitle
  })
}

/** A heading in small letters, without its colon; '' for what is none. */
const titleOf = (block: MarkdownBlock) =>
  block.kind === 'heading'
    ? inlineText(block.children).trim().replace(/:$/, '').trimEnd().toLowerCase()
    : ''
