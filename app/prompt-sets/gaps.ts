/** A stretch of a template's text: literal words, or a gap to fill. */
export type TemplatePiece =
  | { kind: 'text'; text: string }
  | { kind: 'gap'; label: string; example: string; raw: string }

/** One field of a template: gaps with the same label share it. */
export type Gap = { label: string; example: string }

/** Where a gap stands in the prompt: `start` included, `end` not. */
export type Mark = { label: string; start: number; end: number }

const gapPattern = /\[([^[\]:]+):([^[\]]+)\]/g

/** Splits a text at its gaps, written `[label: example]`; brackets without a colon stay text. */
export function parseGaps(text: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = []
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
export function listGaps(pieces: TemplatePiece[]): Gap[] {
  const gaps = new Map<string, Gap>()
  for (const piece of pieces) {
    if (piece.kind === 'gap' && !gaps.has(piece.label)) {
      gaps.set(piece.label, { label: piece.label, example: piece.example })
    }
  }
  return [...gaps.values()]
}

/** What was typed, without the space that a phone adds and a stop that stands `behind` it already. */
function ownWords(value: string, behind: string): string {
  const words = value.trim()
  return behind.startsWith('.') && words.endsWith('.') ? words.slice(0, -1) : words
}

/**
 * What stands in the prompt for a gap: the words typed, else the gap as written.
 * @param behind the text that follows it
 */
export const filledGap = (
  piece: TemplatePiece & { kind: 'gap' },
  value: string | undefined,
  behind: string,
): string => ownWords(value ?? '', behind) || piece.raw

/** The text with its gaps filled, and where each of them stands in it. */
export function fillGaps(
  pieces: TemplatePiece[],
  values: Readonly<Record<string, string>>,
): { text: string; marks: Mark[] } {
  let text = ''
  const marks: Mark[] = []
  for (const [index, piece] of pieces.entries()) {
    const start = text.length
    text += wordsOf(piece, values, pieces[index + 1])
    if (piece.kind === 'gap') marks.push({ label: piece.label, start, end: text.length })
  }
  return { text, marks }
}

/**
 * The inverse of `fillGaps`: what was typed into the gaps of `text`, by label.
 * @returns null when the words between the gaps are not the template's own any more
 */
export function readGaps(pieces: TemplatePiece[], text: string): Record<string, string> | null {
  const values: Record<string, string> = {}
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      at += piece.text.length
      continue
    }
    const next = pieces[index + 1]
    const end = next?.kind === 'text' ? endOfGap(text, at, next, index + 2 === pieces.length) : -1
    const value = text.slice(at, end < 0 ? undefined : end)
    if (value !== piece.raw) values[piece.label] = value
    at += value.length
  }
  return isFilledWith(pieces, values, text) ? values : null
}

/** Whether `fillGaps` gives this very text; it stops at the first words that differ. */
function isFilledWith(
  pieces: TemplatePiece[],
  values: Record<string, string>,
  text: string,
): boolean {
  let at = 0
  const isWhole = pieces.every((piece, index) => {
    const start = at
    const words = wordsOf(piece, values, pieces[index + 1])
    at += words.length
    return text.startsWith(words, start)
  })
  return isWhole && at === text.length
}

const wordsOf = (
  piece: TemplatePiece,
  values: Readonly<Record<string, string>>,
  next: TemplatePiece | undefined,
): string =>
  piece.kind === 'text' ? piece.text : filledGap(piece, values[piece.label], besideText(next))

/**
 * Where the words after a gap start: the nearest place, or the end of the text for the last ones.
 */
const endOfGap = (text: string, from: number, next: { text: string }, isLast: boolean) =>
  isLast ? Math.max(from, text.length - next.text.length) : text.indexOf(next.text, from)

const besideText = (piece: TemplatePiece | undefined) => (piece?.kind === 'text' ? piece.text : '')

/** So many characters of the template on either side of a gap tell where it stands, if not fewer. */
const besideGap = { most: 12, least: 4 }

/**
 * Where the gaps of `pieces` still stand in a text whose other words were changed by hand, and what
 * was typed into them. A gap is not found whose neighbouring words were changed, or are too few.
 * @param known what is known to stand in the gaps, by label: the words before it are enough then
 */
export function findGaps(
  pieces: TemplatePiece[],
  text: string,
  known: Readonly<Record<string, string>> = {},
): { values: Record<string, string>; marks: Mark[] } {
  const values: Record<string, string> = {}
  const marks: Mark[] = []
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') continue
    const typed = known[piece.label] ?? ''
    const own = ownWords(typed, besideText(pieces[index + 1]))
    const place = placeBetween(pieces[index - 1], own, pieces[index + 1], text, from)
    if (!place) continue
    marks.push({ label: piece.label, ...place })
    const words = text.slice(place.start, place.end)
    if (words !== piece.raw) values[piece.label] = own === '' ? words : typed
    from = place.end
  }
  return { values, marks }
}

/** Where `own` words, or any, stand in `text` between those of two pieces of the template. */
function placeBetween(
  before: TemplatePiece | undefined,
  own: string,
  after: TemplatePiece | undefined,
  text: string,
  from: number,
): { start: number; end: number } | null {
  const lead = besideText(before).slice(-besideGap.most)
  const tail = besideText(after).slice(0, besideGap.most)
  if (lead.length < besideGap.least || (own === '' && tail.length < besideGap.least)) return null
  const at = text.indexOf(lead + own, from)
  const start = at + lead.length
  const end = own === '' ? text.indexOf(tail, start) : start + own.length
  return at < 0 || end < 0 ? null : { start, end }
}

/** A label as a field's name: the first letter is a capital. */
export function fieldLabel(label: string): string {
  return label.charAt(0).toLocaleUpperCase('it') + label.slice(1)
}

const fieldPrefix = 'spazio:'

/** The name of a gap's field in the form that a browser without script sends. */
export const gapField = (label: string) => fieldPrefix + label

/**
 * What such a form sends besides: the template's own text, and the prompt and each filled gap as
 * the page showed them.
 */
export const sourceField = 'modello'
export const shownPromptField = 'mostrato'
const shownPrefix = 'mostrato:'
export const shownGapField = (label: string) => shownPrefix + label

/** What the gaps' fields of such a form hold, by label. */
export const gapFieldsIn = (form: FormData) => fieldsIn(form, fieldPrefix)

/** What they held when the page came. */
export const shownGapsIn = (form: FormData) => fieldsIn(form, shownPrefix)

function fieldsIn(form: FormData, prefix: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (name.startsWith(prefix) && typeof value === 'string') {
      values[name.slice(prefix.length)] = value
    }
  }
  return values
}
