import type { Token, Tokens } from 'marked'
import { BoundedLexer } from './bounded-lexer.ts'
import type { MarkdownBlock, MarkdownInline } from './markdown-tree.ts'

/** Quotes and lists nested deeper than anybody writes: parser and screen recurse into them. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){50}/m

/**
 * Markdown to a tree that holds no HTML, no pictures and only links to http(s) addresses and to
 * our own workshop (SECURITY.md 6).
 * Raw HTML stays readable as text. Text that cannot be parsed is one paragraph.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const asTyped: MarkdownBlock[] = [{ kind: 'paragraph', children: [text] }]
  if (tooDeep.test(text)) return asTyped
  try {
    return blocksOf(new BoundedLexer().lex(text))
  } catch {
    return asTyped
  }
}

function blocksOf(tokens: Token[]): MarkdownBlock[] {
  return tokens.flatMap((token) => blockOf(token as Tokens.Generic) ?? [])
}

function blockOf(token: Tokens.Generic): MarkdownBlock | null {
  const { type } = token
  if (type === 'heading') {
    return { kind: 'heading', depth: token.depth, children: inlinesOf(token.tokens) }
  }
  if (type === 'paragraph') return { kind: 'paragraph', children: inlinesOf(token.tokens) }
  if (type === 'text') return { kind: 'line', children: inlinesOf(token.tokens ?? [token]) }
  if (type === 'html') return { kind: 'paragraph', children: [token.raw.trim()] }
  if (type === 'blockquote') return { kind: 'quote', children: blocksOf(token.tokens ?? []) }
  if (type === 'code') return { kind: 'code', text: token.text }
  if (type === 'hr') return { kind: 'rule' }
  if (type === 'list') return listOf(token as Tokens.List)
  if (type === 'table') return tableOf(token as Tokens.Table)
  return null
}

function listOf(list: Tokens.List): MarkdownBlock {
  return {
    kind: 'list',
    start: list.ordered ? Number(list.start) || 1 : null,
    items: list.items.map((item) => blocksOf(item.tokens)),
  }
}

function tableOf(table: Tokens.Table): MarkdownBlock {
  return {
    kind: 'table',
    head: table.header.map((cell) => inlinesOf(cell.tokens)),
    rows: table.rows.map((row) => row.map((cell) => inlinesOf(cell.tokens))),
  }
}

function inlinesOf(tokens: Token[] = []): MarkdownInline[] {
  return tokens.map((token) => inlineOf(token as Tokens.Generic))
}

function inlineOf(token: Tokens.Generic): MarkdownInline {
  const { type } = token
  if (type === 'strong' || type === 'em' || type === 'del') {
    return { kind: type, children: inlinesOf(token.tokens) }
  }
  if (type === 'codespan') return { kind: 'code', text: token.text }
  if (type === 'br' || (type === 'html' && /^<br\s*\/?>$/i.test(token.raw)))
    return { kind: 'break' }
  if (type === 'link') return linkOf(token as Tokens.Link)
  if (type === 'image' || type === 'escape') return token.text
  if (type === 'text') return decoded(token.text)
  return token.raw
}

function linkOf(link: Tokens.Link): MarkdownInline {
  const children = inlinesOf(link.tokens)
  const href = workshopAddress.test(link.href) ? link.href : webAddress(link.href)
  return href === null ? link.raw : { kind: 'link', href, children }
}

/** The one part of our own site that an answer leads to. */
const workshopAddress = /^\/prompts\?/

function webAddress(href: string): string | null {
  try {
    const address = new URL(href)
    return /^https?:$/.test(address.protocol) ? address.href : null
  } catch {
    return null
  }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
}
