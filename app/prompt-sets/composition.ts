import type { Template } from '../../db/content-types.ts'
import {
  filledGap,
  fillGaps,
  findGaps,
  type Mark,
  parseGaps,
  readGaps,
  type TemplatePiece,
} from './gaps.ts'

/**
 * A prompt and where it comes from: a template with its gaps, or blocks and free words.
 * `marks` say where the gaps (with a template) or the chosen blocks (without) stand in `prompt`;
 * what the person rewrote by hand loses its mark and is never changed by us again.
 */
export type Composition = {
  prompt: string
  templateId: string | null
  /** The template's text with its gaps open; empty without a template. */
  source: string
  /** What was typed into the gaps, by label. */
  values: Record<string, string>
  marks: Mark[]
}

export const emptyComposition: Composition = {
  prompt: '',
  templateId: null,
  source: '',
  values: {},
  marks: [],
}

/** The text of a template: its blocks joined with single spaces. */
export const templateText = (template: Template) =>
  template.blocks.map((block) => block.text.trim()).join(' ')

/** A template with all its gaps open. */
export function fromTemplate(template: Template): Composition {
  const source = templateText(template)
  const { text, marks } = fillGaps(parseGaps(source), {})
  return { prompt: text, templateId: template.id, source, values: {}, marks }
}

/** What is known to stand in the gaps, by label. */
type Known = Readonly<Record<string, string>>

/**
 * A template's text and a prompt that was made of it elsewhere: what was written into the gaps is
 * in their fields again.
 */
export function fromSource(
  source: string,
  prompt: string,
  known: Known = {},
  templateId = '',
): Composition {
  const pieces = parseGaps(source)
  const composition = { ...emptyComposition, source, templateId, prompt }
  const found = findGaps(pieces, prompt, known)
  // Words that were added behind a gap are not its own.
  if (isAllOf(found, pieces, known)) return { ...composition, ...found }
  const values = readGaps(pieces, prompt)
  return values ? rebuild({ ...composition, values }) : { ...composition, ...found }
}

/** Every gap was found, and those that are known with their words. */
const isAllOf = (found: ReturnType<typeof findGaps>, pieces: TemplatePiece[], known: Known) =>
  found.marks.length === pieces.filter(({ kind }) => kind === 'gap').length &&
  Object.entries(known).every(([label, value]) => found.values[label] === value)

/** What a screen begins with: a template, a text, both, or an empty sheet; the text wins. */
export function begunWith(
  template: Template | null,
  text: string | null,
  known?: Known,
): Composition {
  if (!template) return { ...emptyComposition, prompt: text ?? '' }
  return text === null
    ? fromTemplate(template)
    : fromSource(templateText(template), text, known, template.id)
}

/** Puts a value into its gap, wherever that gap still stands in the prompt. */
export function typeGap(composition: Composition, label: string, value: string): Composition {
  const values = { ...composition.values, [label]: value }
  const piece = parseGaps(composition.source).find(
    (candidate) => candidate.kind === 'gap' && candidate.label === label,
  )
  if (piece?.kind !== 'gap') return composition
  const former = composition.prompt
  let prompt = ''
  let from = 0
  const marks = composition.marks.map((mark) => {
    prompt += former.slice(from, mark.start)
    const start = prompt.length
    prompt +=
      mark.label === label
        ? filledGap(piece, value, former.charAt(mark.end))
        : former.slice(mark.start, mark.end)
    from = mark.end
    return { ...mark, start, end: prompt.length }
  })
  return { ...composition, prompt: prompt + former.slice(from), marks, values }
}

/** The template's text again, with what was typed into the fields. */
function rebuild(composition: Composition): Composition {
  const { text, marks } = fillGaps(parseGaps(composition.source), composition.values)
  return { ...composition, prompt: text, marks }
}

/** A template as it was chosen. */
export const untouched = (composition: Composition): Composition =>
  rebuild({ ...composition, values: {} })

/** There is more on the sheet than a template as it was chosen. */
export const isTouched = (composition: Composition) =>
  composition.prompt.trim() !== '' &&
  (composition.templateId === null || composition.prompt !== untouched(composition).prompt)

/** Whether a block stands in the prompt as it is. */
export const hasBlock = (composition: Composition, text: string) =>
  composition.templateId === null && composition.marks.some((mark) => mark.label === text)

/** Adds a block at the end of the prompt, or takes it out. */
export function toggleBlock(composition: Composition, text: string): Composition {
  const free = composition.templateId === null ? composition : emptyComposition
  const mark = free.marks.find((candidate) => candidate.label === text)
  return mark ? withoutBlock(free, mark) : withBlock(free, text)
}

function withBlock(composition: Composition, text: string): Composition {
  const glue = composition.prompt === '' || /\s$/.test(composition.prompt) ? '' : ' '
  const start = composition.prompt.length + glue.length
  return {
    ...composition,
    prompt: composition.prompt + glue + text,
    marks: [...composition.marks, { label: text, start, end: start + text.length }],
  }
}

function withoutBlock(composition: Composition, mark: Mark): Composition {
  const { prompt } = composition
  const hasSpaceBefore = prompt[mark.start - 1] === ' '
  const start = hasSpaceBefore ? mark.start - 1 : mark.start
  const end = !hasSpaceBefore && prompt[mark.end] === ' ' ? mark.end + 1 : mark.end
  return {
    ...composition,
    prompt: prompt.slice(0, start) + prompt.slice(end),
    marks: composition.marks
      .filter((other) => other !== mark)
      .map((other) =>
        other.start < end
          ? other
          : { ...other, start: other.start - (end - start), end: other.end - (end - start) },
      ),
  }
}

/** The prompt after the person wrote in the box: marks move, grow, or are lost with the edit. */
export function editPrompt(composition: Composition, prompt: string): Composition {
  const change = changeBetween(composition.prompt, prompt)
  const values = { ...composition.values }
  const marks: Mark[] = []
  for (const mark of composition.marks) {
    const kept = markAfter(composition, mark, change, prompt)
    if (!kept) continue
    marks.push(kept.mark)
    if (kept.value !== undefined) values[mark.label] = kept.value
  }
  return { ...composition, prompt, marks, values }
}

type Change = { start: number; end: number; inserted: string }

/** The one stretch of `before` that was replaced to give `after`. */
function changeBetween(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return {
    start,
    end: before.length - tail,
    inserted: after.slice(start, after.length - tail),
  }
}

function markAfter(
  composition: Composition,
  mark: Mark,
  change: Change,
  prompt: string,
): { mark: Mark; value?: string } | null {
  const delta = change.inserted.length - (change.end - change.start)
  if (continuesGap(composition, mark, change)) {
    const end = mark.end + delta
    const text = prompt.slice(mark.start, end)
    return text.trim() ? { mark: { ...mark, end }, value: text } : null
  }
  if (change.end <= mark.start) {
    return { mark: { ...mark, start: mark.start + delta, end: mark.end + delta } }
  }
  return change.start >= mark.end ? { mark } : null
}

/**
 * Whether the change belongs to the words of one gap: the open gap was written over as a whole,
 * or the words in it were changed or went on. Those words then show in the gap's field too.
 */
function continuesGap(composition: Composition, mark: Mark, change: Change): boolean {
  if (composition.templateId === null) return false
  if (change.start < mark.start || change.end > mark.end) return false
  if (composition.marks.filter((other) => other.label === mark.label).length > 1) return false
  if (change.start === mark.start && change.end === mark.end) return true
  const isFilled = Boolean(composition.values[mark.label]?.trim())
  if (change.start === mark.end) return isFilled && /^[\p{L}\p{N} '’-]+$/u.test(change.inserted)
  return isFilled && (change.end > change.start || change.start > mark.start)
}
