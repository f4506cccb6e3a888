import { longestPrompt } from '../prompt-path.ts'
import { type Composition, editPrompt, fromSource, typeGap } from './composition.ts'
import {
  fillGaps,
  gapFieldsIn,
  parseGaps,
  shownGapsIn,
  shownPromptField,
  sourceField,
} from './gaps.ts'

/** A prompt, and what stands in the gaps of its template. */
export type PostedPrompt = Pick<Composition, 'prompt' | 'values'> & {
  /** It cannot be sent: prompt and gaps stay as they were typed. */
  isTooLong: boolean
}

const isLonger = (text: string) => text.trim().length > longestPrompt

/**
 * The prompt of a form that a browser without script sends. Where the page showed a template that
 * was filled already, what changed since in its gaps, in its text, or in both counts.
 */
export function postedPrompt(form: FormData): PostedPrompt {
  const text = (name: string) => String(form.get(name) ?? '')
  const prompt = text('prompt')
  const typed = gapFieldsIn(form)
  const source = text(sourceField)
  const [before, known] = [text(shownPromptField), shownGapsIn(form)]
  const texts = [prompt, source, before, ...Object.values(typed), ...Object.values(known)]
  const asTyped = { prompt, values: filled(typed), isTooLong: true }
  if (texts.some(isLonger)) return asTyped
  const posted = (whole: string, values: Record<string, string>) =>
    isLonger(whole) ? asTyped : { prompt: whole, values: filled(values), isTooLong: false }
  if (source === '') return posted(fillGaps(parseGaps(prompt), typed).text, typed)
  const shown = fromSource(source, before, known)
  const changed = Object.entries(typed)
    .filter(([label, value]) => value !== (shown.values[label] ?? ''))
    .reduce((before, [label, value]) => typeGap(before, label, value), editPrompt(shown, prompt))
  return posted(changed.prompt, changed.values)
}

/** Blank words leave a gap open. */
const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()))
