import { longestPrompt } from '../../prompt-path.ts'
import { type Gap, listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { exchanged, type HiddenData, placeholderKey } from './placeholder.ts'

/**
 * The gaps that are still open in a prompt, in its template's order.
 * @param source the template's text, or the chosen blocks': brackets of one's own are no gaps
 */
export function openGaps(prompt: string, source: string): Gap[] {
  const open = new Set(parseGaps(prompt).map((piece) => piece.kind === 'gap' && piece.raw))
  return listGaps(parseGaps(source).filter((piece) => piece.kind === 'gap' && open.has(piece.raw)))
}

/** A gap's label without its question mark. */
export const gapName = (label: string) =>
  label.endsWith('?') ? label.slice(0, -1).trimEnd() : label

/** What the AI reads where a gap is open. */
const openGap = (label: string) => `[${gapName(label)}]`

/** 'Manca: che problema c'è', or 'Mancano: …; …'. Empty when nothing is open. */
export function missingText(gaps: readonly Gap[]): string {
  if (gaps.length === 0) return ''
  return `${gaps.length === 1 ? 'Manca' : 'Mancano'}: ${gaps.map(({ label }) => gapName(label)).join('; ')}`
}

/** Said to the AI at the end of a prompt with open gaps or placeholders. */
export const bracketsNote =
  'Le parole tra parentesi quadre stanno al posto di cose che non scrivo: non inventarle, ricopiale come sono.'

/**
 * The prompt as it goes to the AI with open gaps or placeholders: an open gap loses its example,
 * which would be taken for a fact, and a sentence explains the brackets, where there is room.
 */
export function explained(prompt: string, gaps: readonly Gap[], kept: HiddenData): string {
  const open = new Set(gaps.map(({ label }) => label))
  const text = parseGaps(prompt)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      return open.has(piece.label) ? openGap(piece.label) : piece.raw
    })
    .join('')
  const keys = new Set(Object.keys(kept).map(placeholderKey))
  let hasPlaceholders = false
  exchanged(prompt, (key) => {
    hasPlaceholders ||= keys.has(key)
    return undefined
  })
  if (text === prompt && !hasPlaceholders) return prompt
  const sent = `${text} ${bracketsNote}`
  return sent.length > longestPrompt ? prompt : sent
}

/** Undoes `explained` for what stands in the gaps of a prompt: those still open are left out. */
export const filledIn = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([label, value]) => value !== openGap(label)))
