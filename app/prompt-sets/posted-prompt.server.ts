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
export type PostedPrompt = Pick<Composition, 'prompt' | 'values'>

/**
 * The prompt of a form that a browser without script sends. Where the page showed a template that
 * was filled already, what changed since in its gaps, in its text, or in both counts.
 */
export function postedPrompt(form: FormData): PostedPrompt {
  const text = (name: string) => String(form.get(name) ?? '')
  const prompt = text('prompt')
  const typed = gapFieldsIn(form)
  const source = text(sourceField)
  if (source === '') {
    return { prompt: fillGaps(parseGaps(prompt), typed).text, values: filled(typed) }
  }
  const shown = fromSource(source, text(shownPromptField), shownGapsIn(form))
  const changed = Object.entries(typed)
    .filter(([label, value]) => value !== (shown.values[label] ?? ''))
    .reduce((before, [label, value]) => typeGap(before, label, value), editPrompt(shown, prompt))
  return { prompt: changed.prompt, values: filled(changed.values) }
}

/** Blank words leave a gap open. */
const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()))
