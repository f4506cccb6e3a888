import { createElement, Fragment, type ReactNode } from 'react'
import type { MarkdownBlock, MarkdownInline } from './markdown/markdown-tree.ts'

export type MarkdownTable = Extract<MarkdownBlock, { kind: 'table' }>

/** How parts of a text are shown where they are not as usual. */
export type Look = {
  /** How much deeper headings stand than they were written. */
  shift?: number
  table?: (table: MarkdownTable) => ReactNode
  /** The class of a list without numbers, by the block before it. */
  list?: (before?: MarkdownBlock) => string | undefined
  /** Words of one line. */
  words?: (text: string) => ReactNode
  link?: (href: string, words: ReactNode) => ReactNode
}

type MarkdownPartsProps = Look & { blocks: MarkdownBlock[] }

/** Part of a parsed text, or a chapter, within running text. */
export const MarkdownParts = ({ blocks, ...look }: MarkdownPartsProps) => rendered(blocks, look)

/** Blocks never move, they only grow at the end: their position is their identity. */
function rendered(blocks: MarkdownBlock[], look: Look): ReactNode {
  return blocks.map((block, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={position}>{node(block, look, blocks[position - 1])}</Fragment>
  ))
}

function node(block: MarkdownBlock, look: Look, before?: MarkdownBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(
        `h${Math.min(6, block.depth + (look.shift ?? 0))}`,
        { ...block.side, ...(block.id && { id: block.id, tabIndex: -1 }) },
        inline(block.children, look),
      )
    case 'paragraph':
      return <p {...block.side}>{inline(block.children, look)}</p>
    case 'line':
      return inline(block.children, look)
    case 'quote':
      return <blockquote {...block.side}>{rendered(block.children, look)}</blockquote>
    case 'code':
      return (
        <pre {...block.side}>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'list': {
      const { items, numbers, side } = block
      const points = items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items only grow at the end
        <li key={position} value={numbers?.[position]}>
          {rendered(item, look)}
        </li>
      ))
      if (numbers) return <ol {...side}>{points}</ol>
      return (
        <ul {...side} className={look.list?.(before)}>
          {points}
        </ul>
      )
    }
    case 'table':
      return look.table?.(block) ?? <Table table={block} look={look} />
  }
}

function Table({ table, look }: { table: MarkdownTable; look: Look }) {
  const cells = (row: MarkdownInline[][], tag: 'th' | 'td') =>
    row.map((cell, position) =>
      createElement(
        tag,
        { key: position, scope: tag === 'th' ? 'col' : undefined },
        inline(cell, look),
      ),
    )
  return (
    // A wide table scrolls by itself; the keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <table tabIndex={0} {...table.side}>
      <thead>
        <tr>{cells(table.head, 'th')}</tr>
      </thead>
      <tbody>
        {table.rows.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows only grow at the end
          <tr key={position}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  )
}

/** The words of a block or a cell, with their marks. */
export function inline(children: MarkdownInline[], look: Look = {}): ReactNode {
  return children.map((child, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at the end
    <Fragment key={position}>{inlineNode(child, look)}</Fragment>
  ))
}

function inlineNode(child: MarkdownInline, look: Look): ReactNode {
  if (typeof child === 'string') return look.words?.(child) ?? child
  if (child.kind === 'break') return <br />
  if (child.kind === 'code') return <code>{child.text}</code>
  if (child.kind === 'picture') return <img {...child.picture} alt={child.alt} loading="lazy" />
  const words = inline(child.children, look)
  if (child.kind !== 'link') return createElement(child.kind, null, words)
  return look.link?.(child.href, words) ?? <a href={child.href}>{words}</a>
}
