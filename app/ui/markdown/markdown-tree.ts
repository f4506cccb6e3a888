/** Text inside a block; a string is plain text of one line, shown as it is. */
export type MarkdownInline =
  | string
  /** `bdi`: it keeps its order among letters that run the other way. */
  | { kind: 'strong' | 'em' | 'del' | 'bdi'; children: MarkdownInline[] }
  | { kind: 'code'; text: string }
  /** Into our own workshop; elsewhere only in a text of ours. */
  | { kind: 'link'; href: string; children: MarkdownInline[] }
  /** In a text of ours alone. */
  | { kind: 'picture'; picture: MarkdownPicture; alt: string }
  /** A line end. */
  | { kind: 'break' }

/** Its address and size in CSS pixels, so that nothing moves when it comes; no size while developing. */
export type MarkdownPicture = { src: string; width?: number; height?: number }

/** Language and direction of a text, where its letters tell them. */
export type TextSide = { lang: string; dir?: 'rtl' }

/** A parsed answer: only what we render, so that nothing else can reach the page. */
export type MarkdownBlock = BlockContent & { side?: TextSide }

type BlockContent =
  /** `id`: in a text of ours alone. */
  | { kind: 'heading'; depth: number; children: MarkdownInline[]; id?: string }
  | { kind: 'paragraph'; children: MarkdownInline[] }
  /** Text of a list item without blank lines around it. */
  | { kind: 'line'; children: MarkdownInline[] }
  /** `numbers`: of its items, one each; null: it has bullets. */
  | { kind: 'list'; numbers: number[] | null; items: MarkdownBlock[][] }
  | { kind: 'quote'; children: MarkdownBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: MarkdownInline[][]; rows: MarkdownInline[][][] }
  | { kind: 'rule' }

/** The words of inline content, without its marks. @param lineEnd what stands for a line end */
export function inlineText(children: MarkdownInline[], lineEnd = ' '): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.kind === 'picture') return child.alt
      if (child.kind === 'code') return child.text.replaceAll('\n', lineEnd)
      return child.kind === 'break' ? lineEnd : inlineText(child.children, lineEnd)
    })
    .join('')
}

/** The words of the first heading, or null. */
export function firstHeading(blocks: MarkdownBlock[]): string | null {
  for (const block of blocks) {
    const text = block.kind === 'heading' ? inlineText(block.children).trim() : ''
    if (text) return text
  }
  return null
}
