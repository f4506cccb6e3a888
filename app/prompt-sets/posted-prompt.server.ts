import { editPrompt, fromSource, typeGap } from './composition.ts'
import { fillGaps, gapFieldsIn, parseGaps, shownPromptField, sourceField } from './gaps.ts'

/**
 * The prompt of a form that a browser without script sends. Where the page showed a template that
 * was filled already, what changed since in its gaps, in its text, or in both counts.
 */
export function postedPrompt(form: FormData): string {
  const text = (name: string) => String(form.get(name) ?? '')
  const prompt = text('prompt')
  const typed = gapFieldsIn(form)
  const source = text(sourceField)
  if (source === '') return fillGaps(parseGaps(prompt), typed).text
  const shown = fromSource(source, text(shownPromptField))
  return Object.entries(typed)
    .filter(([label, value]) => value !== (shown.values[label] ?? ''))
    .reduce((changed, [label, value]) => typeGap(changed, label, value), editPrompt(shown, prompt))
    .prompt
}
