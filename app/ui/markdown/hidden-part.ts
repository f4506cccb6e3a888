import { inlineText, type MarkdownBlock } from './markdown-tree.ts'

/** What stands under this title in an answer is read only by somebody who asks for it. */
export const hiddenPartTitle = "Mostra l'errore"

/** Where the part begins, with its title; -1: there is none. It reaches to the end. */
export const hiddenPartAt = (blocks: MarkdownBlock[]): number =>
  blocks.findIndex(
    (block) => block.kind === 'heading' && inlineText(block.children).trim() === hiddenPartTitle,
  )
