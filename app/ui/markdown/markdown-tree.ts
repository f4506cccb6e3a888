/** Text inside a block; a string is plain text of one line, shown as it is. */
export type MarkdownInline =
  | string
  /** `bdi`: it keeps its order among letters that run the other way. */
  | { kind: 'strong' | 'em' | 'del' | 'bdi'; children: MarkdownInline[] }
  | { kind: 'code'; text: string }
  /** Into our own workshop: nothing else that was written leads anywhere. */
  | { kind: 'link'; href: string; children: MarkdownInline[] }
  /** A line end. */
  | { kind: 'break' }

/** Language and direction of a text, where its letters tell them. */
export type TextSide = { lang: string; dir?: 'rtl' }

/** A parsed answer: only what we render, so that nothing else can reach the page. */
export type MarkdownBlock = BlockContent & { side?: TextSide }

type BlockContent =
  | { kind: 'heading'; depth: number; children: MarkdownInline[] }
  | { kind: 'paragraph'; children: MarkdownInline[] }
  /** Text of a list item without blank lines around it. */
  | { kind: 'line'; children: MarkdownInline[] }
  /** `numbers`: of its items, one each; null: it has bullets. */
  | { kind: 'list'; numbers: number[] | null; items: MarkdownBlock[][] }
  | { kind: 'quote'; children: MarkdownBlock[] }
  /** What was asked for, without what stands around it; one at most, among the topmost blocks. */
  | { kind: 'message'; children: MarkdownBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: MarkdownInline[][]; rows: MarkdownInline[][][] }
  | { kind: 'rule' }

/** The words of inline content, without its marks. @param lineEnd what stands for a line end */
export function inlineText(children: MarkdownInline[], lineEnd = ' '): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.kind === 'code') return child.text.replaceAll('\n', lineEnd)
      return child.kind === 'break' ? lineEnd : inlineText(child.children, lineEnd)
    })
    .join('')
}

/** The message in an answer; null: none is told apart, the whole answer is what there is. */
export function findMessage(blocks: MarkdownBlock[]): MarkdownBlock[] | null {
  const message = blocks.find(({ kind }) => kind === 'message')
  return message?.kind === 'message' ? message.children : null
}

/** The blocks, those of the message among the others. */
export const flattened = (blocks: MarkdownBlock[]): MarkdownBlock[] =>
  blocks.flatMap((block) => (block.kind === 'message' ? block.children : block))

/** The words of the first heading, or null. */
export function firstHeading(blocks: MarkdownBlock[]): string | null {
  for (const block of flattened(blocks)) {
    const text = block.kind === 'heading' ? inlineText(block.children).trim() : ''
    if (text) return text
  }
  return null
}
