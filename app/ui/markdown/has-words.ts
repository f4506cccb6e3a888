import { inlineText, type MarkdownBlock } from './markdown-tree.ts'

const isWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Whether anything can be read in them. */
export const hasWords = (blocks: MarkdownBlock[]): boolean =>
  blocks.some((block) => {
    if (block.kind === 'rule') return false
    if (block.kind === 'code') return isWords(block.text)
    if (block.kind === 'quote' || block.kind === 'message') return hasWords(block.children)
    if (block.kind === 'list') return block.items.some(hasWords)
    if (block.kind === 'table')
      return [block.head, ...block.rows].flat().some((cell) => isWords(inlineText(cell)))
    return isWords(inlineText(block.children))
  })
