/**
 * How easy an Italian text is to read: from 0 to 100, where 60 is easy for someone with eight
 * years of school. The Gulpease index: 89 + (300 · sentences − 10 · letters) / words. Only a full
 * stop, an exclamation or a question mark ends a sentence, as in the standard count.
 */
export function gulpease(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return 100
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const sentences = text
    .split(/[.!?]+[»"')\]]*(?=\s|$)/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  return Math.min(100, 89 + (300 * sentences.length - 10 * letters) / words.length)
}

/** A text of a sentence or more: what the index is asked of. */
export const isSentence = (text: string) =>
  /[.!?]$/.test(text.trim()) && text.trim().split(/\s+/).length >= 5
