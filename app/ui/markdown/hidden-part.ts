import { inlineText, type MarkdownBlock } from './markdown-tree.ts'

/** What stands under this title in an answer is read only by somebody who asks for it. */
export const hiddenPartTitle = "Mostra l'errore"

/** Where the part begins, with its title, which reaches to the end; without one, the end itself. */
export function hiddenPartAt(blocks: MarkdownBlock[]): number {
  const at = blocks.findIndex(
    (block) => block.kind === 'heading' && inlineText(block.children) === hiddenPartTitle,
  )
  return at < 0 ? blocks.length : at
}
