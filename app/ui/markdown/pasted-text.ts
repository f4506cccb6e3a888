import { inlineText, type MarkdownBlock, type MarkdownInline } from './markdown-tree.ts'

/** What goes on the clipboard: as people paste it into a letter, and into a plain message. */
export type PastedText = { plain: string; html: string }

export const pastedText = (blocks: MarkdownBlock[]): PastedText => ({
  plain: plain(blocks),
  html: html(blocks),
})

/** Where the structure of an answer keeps the text itself, without the advice around it. */
export const detailHeading = 'Contenuto Dettagliato'

/** The blocks under the heading of these words, up to the next one of its depth; none: all. */
export function sectionOf(blocks: MarkdownBlock[], words: string): MarkdownBlock[] {
  const at = blocks.findIndex((one) => one.kind === 'heading' && inlineText(one.children) === words)
  const heading = blocks[at]
  if (heading?.kind !== 'heading') return blocks
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex((one) => one.kind === 'heading' && one.depth <= heading.depth)
  return end < 0 ? rest : rest.slice(0, end)
}

/** Headings as lines, lists with dashes or numbers, no marks of Markdown. */
function plain(blocks: MarkdownBlock[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'list':
          return block.items
            .map((item, index) => {
              const mark = block.start === null ? '-' : `${block.start + index}.`
              return `${mark} ${plain(item).replaceAll('\n', '\n  ')}`
            })
            .join('\n')
        case 'quote':
          return plain(block.children)
        case 'code':
          return block.text
        case 'table':
          return [block.head, ...block.rows].map((cells) => cells.map(words).join(' | ')).join('\n')
        case 'rule':
          return ''
        default:
          return words(block.children)
      }
    })
    .filter((text) => text !== '')
    .join('\n\n')
}

const words = (children: MarkdownInline[]): string =>
  children
    .map((child) =>
      typeof child !== 'string' && child.kind === 'break' ? '\n' : inlineText([child]),
    )
    .join('')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const within = (tag: string, content: string) => `<${tag}>${content}</${tag}>`

const html = (blocks: MarkdownBlock[]): string => blocks.map(htmlOf).join('')

function htmlOf(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'heading':
      return within(`h${Math.min(block.depth, 6)}`, inline(block.children))
    case 'paragraph':
      return within('p', inline(block.children))
    case 'line':
      return inline(block.children)
    case 'list': {
      const items = block.items.map((item) => within('li', html(item))).join('')
      return within(block.start === null ? 'ul' : 'ol', items)
    }
    case 'quote':
      return within('blockquote', html(block.children))
    case 'code':
      return within('pre', escaped(block.text))
    case 'table': {
      const row = (tag: string) => (cells: MarkdownInline[][]) =>
        within('tr', cells.map((cell) => within(tag, inline(cell))).join(''))
      return within('table', row('th')(block.head) + block.rows.map(row('td')).join(''))
    }
    case 'rule':
      return '<hr>'
  }
}

const inline = (children: MarkdownInline[]): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return escaped(child)
      if (child.kind === 'break') return '<br>'
      if (child.kind === 'code') return within('code', escaped(child.text))
      if (child.kind === 'link') {
        return `<a href="${escaped(child.href)}">${inline(child.children)}</a>`
      }
      return within(child.kind, inline(child.children))
    })
    .join('')
