import { MarkdownParts } from '../markdown-parts.tsx'
import { hiddenPartAt, hiddenPartTitle } from './hidden-part.ts'
import { inlineText, type MarkdownBlock } from './markdown-tree.ts'

type MarkdownProps = {
  blocks: MarkdownBlock[]
  /** The level of the topmost heading (2: it stands under the page's h1). */
  level?: number
  /** All of the text, where only a part of it is shown here. */
  within?: MarkdownBlock[]
}

/** Parsing is apart (parse-markdown.ts), so that screens whose loader parses never fetch it. */
export function Markdown({ blocks, level = 2, within = blocks }: MarkdownProps) {
  const depths = within.flatMap((block) => (block.kind === 'heading' ? block.depth : []))
  const look = {
    shift: level - (depths.length > 0 ? Math.min(...depths) : 1),
    list: asKeyPoints,
  }
  const at = hiddenPartAt(blocks)
  return (
    <div className="prose">
      <MarkdownParts blocks={blocks.slice(0, at)} {...look} />
      {blocks[at] && (
        <details>
          <summary className="btn noprint">{hiddenPartTitle}</summary>
          <MarkdownParts blocks={blocks.slice(at + 1)} {...look} />
        </details>
      )}
    </div>
  )
}

const asKeyPoints = (before?: MarkdownBlock) =>
  before?.kind === 'heading' && /punti\s+chiave/i.test(inlineText(before.children))
    ? 'spark-list list-none pl-0'
    : undefined
