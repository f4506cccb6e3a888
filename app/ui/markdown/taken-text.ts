import { answerParts } from './content-part.ts'
import type { MarkdownBlock } from './markdown-tree.ts'
import { type PastedText, pastedAsTyped, pastedText } from './pasted-text.ts'

/** Neither is ever without words where the answer has some. */
export type TakenText = {
  /** What was asked for, alone; null where the answer has no such part. */
  content: PastedText | null
  whole: PastedText
}

const hasWords = ({ plain }: PastedText) => /[\p{L}\p{N}]/u.test(plain)

/**
 * What is taken along of an answer: copied, printed, sent.
 * @param all what is taken as the whole, where it is more than the answer
 */
export function takenText(
  text: string,
  blocks: MarkdownBlock[] | null,
  all: MarkdownBlock[] | null = blocks,
): TakenText {
  const whole = all && pastedText(all)
  if (!blocks || !whole || !hasWords(whole)) return { content: null, whole: pastedAsTyped(text) }
  const parts = answerParts(blocks)
  const content = parts && pastedText(parts.content)
  return { content: content && hasWords(content) ? content : null, whole }
}

/** Lines as a mail has them. */
export const mailText = (plain: string): string => plain.replace(/\r\n?|\n/g, '\r\n')
