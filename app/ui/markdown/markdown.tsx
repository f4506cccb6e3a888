import { createElement, Fragment, type ReactNode } from 'react'
import { hiddenPartAt, hiddenPartTitle } from './hidden-part.ts'
import { inlineText, type MarkdownBlock, type MarkdownInline } from './markdown-tree.ts'

type MarkdownProps = {
  blocks: MarkdownBlock[]
  /** The level of the topmost heading (2: it stands under the page's h1). */
  level?: number
  /** All of the text, where only a part of it is shown here. */
  within?: MarkdownBlock[]
}

/**
 * A parsed answer, chapter or text of ours as running text. Parsing is apart, in parse-markdown.ts, so that
 * screens whose loader parses never send the parser to the browser.
 */
export function Markdown({ blocks, level = 2, within = blocks }: MarkdownProps) {
  const depths = within.flatMap((block) => (block.kind === 'heading' ? block.depth : []))
  const shift = level - (depths.length > 0 ? Math.min(...depths) : 1)
  const at = hiddenPartAt(blocks)
  return (
    <div className="prose">
      {rendered(blocks.slice(0, at), { shift })}
      {blocks[at] && (
        <details>
          <summary className="btn noprint">{hiddenPartTitle}</summary>
          {rendered(blocks.slice(at + 1), { shift })}
        </details>
      )}
    </div>
  )
}

type OwnPartProps = {
  blocks: MarkdownBlock[]
  /** How its tables are shown. */
  table: (table: MarkdownTable) => ReactNode
}

/** Part of a text of ours, within running text. */
export const OwnPart = ({ blocks, table }: OwnPartProps) => rendered(blocks, { shift: 0, table })

type Look = {
  /** How much deeper headings stand than they were written. */
  shift: number
  table?: OwnPartProps['table']
}

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
        `h${Math.min(6, block.depth + look.shift)}`,
        { ...block.side, ...(block.id && { id: block.id, tabIndex: -1 }) },
        inline(block.children),
      )
    case 'paragraph':
      return <p {...block.side}>{inline(block.children)}</p>
    case 'line':
      return inline(block.children)
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
    case 'list':
      return <List list={block} look={look} isKeyPoints={isKeyPoints(before)} />
    case 'table':
      return look.table?.(block) ?? <Table table={block} />
  }
}

const isKeyPoints = (before?: MarkdownBlock) =>
  before?.kind === 'heading' && /punti\s+chiave/i.test(inlineText(before.children))

type MarkdownList = Extract<MarkdownBlock, { kind: 'list' }>
export type MarkdownTable = Extract<MarkdownBlock, { kind: 'table' }>

function List(props: { list: MarkdownList; look: Look; isKeyPoints: boolean }) {
  const { items: texts, numbers } = props.list
  const items = texts.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items only grow at the end
    <li key={position} value={numbers?.[position]}>
      {rendered(item, props.look)}
    </li>
  ))
  const { side } = props.list
  if (numbers) return <ol {...side}>{items}</ol>
  return (
    <ul {...side} className={props.isKeyPoints ? 'spark-list list-none pl-0' : undefined}>
      {items}
    </ul>
  )
}

function Table({ table }: { table: MarkdownTable }) {
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

const cells = (row: MarkdownInline[][], tag: 'th' | 'td') =>
  row.map((cell, position) =>
    createElement(tag, { key: position, scope: tag === 'th' ? 'col' : undefined }, inline(cell)),
  )

/** The words of a block or a cell, with their marks. */
export function inline(children: MarkdownInline[]): ReactNode {
  return children.map((child, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at the end
    <Fragment key={position}>{inlineNode(child)}</Fragment>
  ))
}

function inlineNode(child: MarkdownInline): ReactNode {
  if (typeof child === 'string') return child
  if (child.kind === 'break') return <br />
  if (child.kind === 'code') return <code>{child.text}</code>
  if (child.kind === 'picture') return <img {...child.picture} alt={child.alt} loading="lazy" />
  if (child.kind !== 'link') return createElement(child.kind, null, inline(child.children))
  return <a href={child.href}>{inline(child.children)}</a>
}
