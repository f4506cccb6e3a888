import { listGaps, parseGaps } from '../gaps.ts'

const bracketed = /\[[^[\]]*\]?|\]/g

/**
 * What in a template's texts looks like a gap and will not become one ('Templates
 * with gaps to fill'). Warnings only: brackets may be meant as they stand.
 */
export function gapWarnings(texts: readonly string[]): string[] {
  const warnings = texts.flatMap((text) =>
    [...text.matchAll(bracketed)].flatMap(([raw]) => wrong(raw)),
  )
  const pieces = texts.flatMap((text) => parseGaps(text))
  for (const { label, example } of listGaps(pieces)) {
    const isOther = pieces.some(
      (piece) => piece.kind === 'gap' && piece.label === label && piece.example !== example,
    )
    if (isOther)
      warnings.push(`«${label}» compare con esempi diversi: vale il primo, «${example}».`)
  }
  return [...new Set(warnings)]
}

function wrong(raw: string): string[] {
  if (raw === ']') return ['Una parentesi ] si chiude senza essere stata aperta.']
  if (!raw.endsWith(']')) return [`Una parentesi [ resta aperta: «${shortened(raw)}».`]
  if (parseGaps(raw).some(({ kind }) => kind === 'gap')) return []
  return [`${raw} non diventa uno spazio da riempire: scrivi [domanda: esempio].`]
}

const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text)

/** Gaps work in templates only: a block stays as it is written. */
export function blockWarnings(text: string): string[] {
  return parseGaps(text).some(({ kind }) => kind === 'gap')
    ? ["Gli spazi da riempire funzionano solo nei template: qui il testo resta com'è."]
    : []
}
