import type { Block, BlockCategory, Template } from '../../../db/content-types.ts'
import { blockCategories } from '../prompt-set.ts'

/** What stands in a form while it is being filled: any field may be missing. */
type Typed = { text?: unknown; category?: unknown }
type TypedTemplate = {
  title?: unknown
  description?: unknown
  need?: unknown
  emoji?: unknown
  why?: unknown
  blocks?: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const listOf = <Item>(value: unknown): (Item | undefined)[] => (Array.isArray(value) ? value : [])

const categoryOf = (value: unknown): BlockCategory =>
  blockCategories.find((category) => category === value) ?? blockCategories[0]

/** The blocks that a form would save, as far as they are written; each text once. */
export function previewedBlocks(typed: unknown): Block[] {
  const blocks = new Map<string, Block>()
  for (const one of listOf<Typed>(typed)) {
    const text = textOf(one?.text)
    if (text !== '' && !blocks.has(text)) {
      blocks.set(text, { text, category: categoryOf(one?.category) })
    }
  }
  return [...blocks.values()]
}

/** The templates that somebody began to write; their place stands for the id. */
export function previewedTemplates(typed: unknown): Template[] {
  return listOf<TypedTemplate>(typed).flatMap((one, place) => {
    const blocks = listOf<Typed>(one?.blocks)
      .map((piece) => ({ text: textOf(piece?.text) }))
      .filter(({ text }) => text !== '')
    const title = textOf(one?.title)
    if (title === '' && blocks.length === 0) return []
    return {
      id: String(place),
      title: title || 'Senza titolo',
      description: textOf(one?.description),
      need: textOf(one?.need),
      emoji: textOf(one?.emoji),
      why: textOf(one?.why),
      blocks,
    }
  })
}
