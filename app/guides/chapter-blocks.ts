import { isOwnPicture } from '../platform/picture.ts'
import type { MarkdownBlock, MarkdownInline } from '../ui/markdown/markdown-tree.ts'
import { type MarkdownDoor, parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import { type ContentBlock, isInBlocks, parseChapter, parseInline } from './chapter-content.ts'

/** Under the title of its chapter, which is an h3. */
const topHeading = 4

/** Links to sites with https and to pages of ours; pictures of ours, in the size of a chapter's. */
const ofChapters: MarkdownDoor = {
  leads: (address) => /^(?:https:\/\/\S|\/[a-z][a-z0-9/-]{0,200}$)/.test(address),
  picture: (address) => (isOwnPicture(address) ? { src: address, width: 640, height: 480 } : null),
}

/** A chapter's text as its readers see it: Markdown, or the specification's own format. */
export function chapterBlocks(content: string): MarkdownBlock[] {
  if (isInBlocks(content)) return parseChapter(content).blocks.flatMap(fromOwnFormat)
  const blocks = parseMarkdown(withMarks(content), ofChapters)
  const depths = blocks.flatMap((block) => (block.kind === 'heading' ? block.depth : []))
  const shift = topHeading - Math.min(...depths)
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return block
    // A mark without words is no heading yet.
    return block.children.length > 0 ? { ...block, depth: block.depth + shift } : []
  })
}

const fromOwnFormat = ({ heading, items }: ContentBlock): MarkdownBlock[] => [
  { kind: 'heading', depth: topHeading, children: inlines(heading) },
  { kind: 'list', numbers: null, items: items.map((item) => [asLine(item)]) },
]

const asLine = (item: string): MarkdownBlock => ({ kind: 'line', children: inlines(item) })

const inlines = (line: string): MarkdownInline[] =>
  parseInline(line).map(({ text, isBold, to }) => {
    if (isBold) return { kind: 'strong', children: [text] }
    return to === null ? text : { kind: 'link', href: to, children: [text] }
  })

/**
 * A text with headings marked '•' among other lines, as 1.0.0 may have stored it: they stay
 * headings, and the lines marked '-' their items.
 */
function withMarks(content: string): string {
  const lines = content.split('\n')
  if (!lines.some((line) => /^\s*•\s*\S/.test(line))) return content
  return lines
    .map((line) => {
      const text = line.trim()
      if (text.startsWith('•')) return `\n## ${text.slice(1).trim()}\n`
      return /^-[^-]/.test(text) ? `- ${text.slice(1).trim()}` : line
    })
    .join('\n')
}
