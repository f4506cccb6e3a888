import type { FoundData } from './find.ts'
import { exchanged, type HiddenData, placeholderKey } from './placeholder.ts'

/**
 * Puts placeholders where personal data stood.
 * @returns the text to send, and what brings the data back: add it to what was kept
 */
export function hide(
  text: string,
  findings: readonly FoundData[],
): { text: string; kept: HiddenData } {
  const kept: Record<string, string> = {}
  let hidden = ''
  let from = 0
  for (const finding of [...findings].sort((one, other) => one.start - other.start)) {
    hidden += text.slice(from, finding.start) + finding.placeholder
    from = finding.end
    kept[finding.placeholder] = finding.text
  }
  return { text: hidden + text.slice(from), kept }
}

/**
 * 'Rimetti i miei dati': the answer with the data in place of their placeholders, also where the
 * model wrote them in bold, quoted, or with a capital letter. Other brackets stay as they are.
 * For undoing one replacement give only that one: `{ [placeholder]: text }`.
 */
export function putBack(answer: string, kept: HiddenData): string {
  const data = new Map(Object.entries(kept).map(([words, text]) => [placeholderKey(words), text]))
  return exchanged(answer, (key) => data.get(key))
}

/** Whether 'Rimetti i miei dati' would change anything. */
export const hasPlaceholder = (answer: string, kept: HiddenData) => putBack(answer, kept) !== answer
