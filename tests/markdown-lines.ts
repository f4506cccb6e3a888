import { inlineText, type MarkdownBlock } from '../app/ui/markdown/markdown-tree.ts'
import { parseOwnMarkdown } from '../app/ui/markdown/parse-markdown.ts'

/** The words of a text of ours: a line for each paragraph, point and cell. */
export const linesOf = (markdown: string): string[] => parseOwnMarkdown(markdown).flatMap(words)

function words(block: MarkdownBlock): string[] {
  if (block.kind === 'table')
    return [block.head, ...block.rows].flat().map((cell) => inlineText(cell))
  if (block.kind === 'list') return block.items.flat().flatMap(words)
  return 'children' in block && block.kind !== 'quote' ? [inlineText(block.children)] : []
}
