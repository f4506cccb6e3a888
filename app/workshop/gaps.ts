/** A stretch of a template's text: literal words, or a gap to fill (WORK-07). */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'gap'; label: string; example: string; raw: string }

/** One field of a template: gaps with the same label share it. */
export type Gap = { label: string; example: string }

/** Where a gap stands in the prompt: `start` included, `end` not. */
export type Mark = { label: string; start: number; end: number }

const gapPattern = /\[([^[\]:]+):([^[\]]+)\]/g

/** Splits a text at its gaps, written `[label: example]`; brackets without a colon stay text. */
export function parseGaps(text: string): Piece[] {
  const pieces: Piece[] = []
  let last = 0
  for (const match of text.matchAll(gapPattern)) {
    const [raw, label = '', example = ''] = match
    if (!label.trim() || !example.trim()) continue
    if (match.index > last) pieces.push({ kind: 'text', text: text.slice(last, match.index) })
    pieces.push({ kind: 'gap', label: label.trim(), example: example.trim(), raw })
    last = match.index + raw.length
  }
  if (last < text.length) pieces.push({ kind: 'text', text: text.slice(last) })
  return pieces
}

/** The fields of a text in the order of their first gap. */
export function gapsOf(pieces: Piece[]): Gap[] {
  const gaps = new Map<string, Gap>()
  for (const piece of pieces) {
    if (piece.kind === 'gap' && !gaps.has(piece.label)) {
      gaps.set(piece.label, { label: piece.label, example: piece.example })
    }
  }
  return [...gaps.values()]
}

/** What stands in the prompt for a gap: the value typed, else the gap as written. */
export function filledGap(piece: Piece & { kind: 'gap' }, value: string | undefined): string {
  return value?.trim() ? value : piece.raw
}

/** The text with its gaps filled, and where each of them stands in it. */
export function fillGaps(
  pieces: Piece[],
  values: Readonly<Record<string, string>>,
): { text: string; marks: Mark[] } {
  let text = ''
  const marks: Mark[] = []
  for (const piece of pieces) {
    const start = text.length
    if (piece.kind === 'text') text += piece.text
    else {
      text += filledGap(piece, values[piece.label])
      marks.push({ label: piece.label, start, end: text.length })
    }
  }
  return { text, marks }
}

/** A label as a field's name: the first letter is a capital. */
export function fieldLabel(label: string): string {
  return label.charAt(0).toLocaleUpperCase('it') + label.slice(1)
}
