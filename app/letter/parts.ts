import { inlineText, type MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import { fraudTitle } from './explanation.ts'

/** A part of an explanation with its heading; `name` where it looks otherwise than the others. */
export type ExplanationPart = { name: 'fraud' | 'when' | null; blocks: MarkdownBlock[] }

export type Parts = {
  title: MarkdownBlock[]
  /** What stands under the title, before the first part. */
  lead: MarkdownBlock[]
  parts: ExplanationPart[]
}

const begins = (block: MarkdownBlock, words: string) =>
  block.kind === 'heading' &&
  inlineText(block.children).trim().toLowerCase().startsWith(words.toLowerCase())

function nameOf(heading: MarkdownBlock): ExplanationPart['name'] {
  if (begins(heading, fraudTitle)) return 'fraud'
  return begins(heading, 'Entro quando') ? 'when' : null
}

/** An explanation's parts, each from its heading to the next; what tells a fraud comes first. */
export function partsOf(blocks: MarkdownBlock[]): Parts {
  const hasTitle = blocks[0]?.kind === 'heading'
  const rest = hasTitle ? blocks.slice(1) : blocks
  const lead: MarkdownBlock[] = []
  const parts: ExplanationPart[] = []
  for (const block of rest) {
    if (block.kind === 'heading') parts.push({ name: nameOf(block), blocks: [block] })
    else (parts.at(-1)?.blocks ?? lead).push(block)
  }
  parts.sort((one, other) => Number(other.name === 'fraud') - Number(one.name === 'fraud'))
  return { title: hasTitle ? blocks.slice(0, 1) : [], lead, parts }
}
