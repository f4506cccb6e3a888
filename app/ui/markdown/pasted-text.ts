import { inlineText, type MarkdownBlock, type MarkdownInline } from './markdown-tree.ts'

/** For the clipboard: as it is pasted into a letter, or a plain text message. */
export type PastedText = { plain: string; html: string }

export const pastedText = (blocks: MarkdownBlock[]): PastedText => ({
  plain: plainText(blocks),
  html: html(blocks),
})

/** Text as it was typed, where nothing could make blocks of it. */
export const pastedAsTyped = (text: string): PastedText => ({
  plain: text,
  html: within('p', lines(text)),
})

/** Headings as lines, lists with dashes or numbers, no marks of Markdown. */
export function plainText(blocks: MarkdownBlock[], between = '\n\n'): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'list':
          return plainList(block)
        case 'quote':
          return plainText(block.children)
        case 'code':
          return block.text
        case 'table':
          return [block.head, ...block.rows]
            .map((cells) => cells.map((cell) => inlineText(cell, '\n')).join(' | '))
            .join('\n')
        case 'rule':
          return ''
        default:
          return inlineText(block.children, '\n')
      }
    })
    .filter((text) => text !== '')
    .join(between)
}

const plainList = ({ items, numbers }: Extract<MarkdownBlock, { kind: 'list' }>) =>
  items
    .map((item, at) => {
      const mark = numbers ? `${numbers[at]}.` : '-'
      const isTight = item.some(({ kind }) => kind === 'line')
      return `${mark} ${plainText(item, isTight ? '\n' : '\n\n').replaceAll('\n', '\n  ')}`
    })
    .join('\n')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const within = (tag: string, content: string, attributes = '') =>
  `<${tag}${attributes}>${content}</${tag}>`

const html = (blocks: MarkdownBlock[]): string => blocks.map(toHtml).join('')

function toHtml(block: MarkdownBlock): string {
  const side = Object.entries(block.side ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  switch (block.kind) {
    case 'heading':
      return within(`h${Math.min(block.depth, 6)}`, inline(block.children), side)
    case 'paragraph':
      return within('p', inline(block.children), side)
    case 'line':
      return inline(block.children)
    case 'list': {
      const { items, numbers } = block
      const texts = items.map((item, at) =>
        within('li', html(item), numbers ? ` value="${numbers[at]}"` : ''),
      )
      return within(numbers ? 'ol' : 'ul', texts.join(''), side)
    }
    case 'quote':
      return within('blockquote', html(block.children), side)
    case 'code':
      return within('pre', escaped(block.text), side)
    case 'table': {
      const row = (tag: string) => (cells: MarkdownInline[][]) =>
        within('tr', cells.map((cell) => within(tag, inline(cell))).join(''))
      return within('table', row('th')(block.head) + block.rows.map(row('td')).join(''), side)
    }
    case 'rule':
      return '<hr>'
  }
}

const inline = (children: MarkdownInline[]): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return lines(child)
      if (child.kind === 'break') return '<br>'
      if (child.kind === 'code') return within('code', lines(child.text))
      if (child.kind === 'picture') return lines(child.alt)
      // Outside of our site a path leads nowhere.
      if (child.kind === 'link') return inline(child.children)
      return within(child.kind, inline(child.children))
    })
    .join('')
