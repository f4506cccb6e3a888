/** Text inside a block; a string is plain text, shown as it is. */
export type MarkdownInline =
  | string
  | { kind: 'strong' | 'em' | 'del'; children: MarkdownInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: MarkdownInline[] }
  | { kind: 'break' }

/** A parsed answer: only what we render, so that nothing else can reach the page. */
export type MarkdownBlock =
  | { kind: 'heading'; depth: number; children: MarkdownInline[] }
  | { kind: 'paragraph'; children: MarkdownInline[] }
  /** Text of a list item without blank lines around it. */
  | { kind: 'line'; children: MarkdownInline[] }
  | { kind: 'list'; start: number | null; items: MarkdownBlock[][] }
  | { kind: 'quote'; children: MarkdownBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: MarkdownInline[][]; rows: MarkdownInline[][][] }
  | { kind: 'rule' }

/** The words of inline content, without its marks. */
export function inlineText(children: MarkdownInline[]): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.kind === 'code') return child.text
      return child.kind === 'break' ? ' ' : inlineText(child.children)
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
