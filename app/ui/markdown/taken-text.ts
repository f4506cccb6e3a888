import { findMessage, type MarkdownBlock } from './markdown-tree.ts'
import { type PastedText, pastedAsTyped, pastedText } from './pasted-text.ts'

/**
 * What is taken along of an answer: copied, printed, sent. Neither is ever without words where the
 * answer has some.
 */
export type TakenText = {
  /** The message alone; null where none is found: then `whole` is what there is. */
  message: PastedText | null
  whole: PastedText
}

/**
 * @param text the answer as it was written
 * @param blocks the same, parsed; null while the parser is on its way
 * @param whole what is taken as the whole, where it is more than the answer
 */
export function takenText(
  text: string,
  blocks: MarkdownBlock[] | null,
  whole: MarkdownBlock[] | null = blocks,
): TakenText {
  const all = whole && pastedText(whole)
  if (!blocks || !all || !/[\p{L}\p{N}]/u.test(all.plain)) {
    return { message: null, whole: pastedAsTyped(text) }
  }
  const message = findMessage(blocks)
  return { message: message && pastedText(message), whole: all }
}

/** Lines as a mail has them. */
export const mailText = (plain: string): string => plain.replace(/\r\n?|\n/g, '\r\n')
