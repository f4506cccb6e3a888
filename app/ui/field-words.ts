/** A field of a page, with what people type or choose in it. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (target: unknown): target is FormField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Which field of its page one is, also where the page was made anew. */
export type FieldPlace = { form: string; name: string; at: number }

const formOf = ({ form }: FormField) => {
  const intent = form?.elements.namedItem('intent')
  const word = intent instanceof HTMLInputElement ? intent.value : ''
  return `${form?.getAttribute('action') ?? ''} ${word}`
}

function fieldsLike({ form, name }: Pick<FieldPlace, 'form' | 'name'>): FormField[] {
  const all = [...document.querySelectorAll<FormField>('input, textarea, select')]
  return all.filter((field) => (field.name || field.id) === name && formOf(field) === form)
}

export function placeOf(field: FormField): FieldPlace {
  const place = { form: formOf(field), name: field.name || field.id }
  return { ...place, at: fieldsLike(place).indexOf(field) }
}

export const fieldAt = (place: FieldPlace): FormField | undefined => fieldsLike(place)[place.at]

const isTick = (field: FormField) => field.type === 'checkbox' || field.type === 'radio'

/** What stands in a field, as a text. */
export const wordsIn = (field: FormField): string =>
  isTick(field) ? String((field as HTMLInputElement).checked) : field.value

/** Whether a person changed what a field began with. */
export function isChanged(field: FormField): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
  const { checked, defaultChecked } = field as HTMLInputElement
  return isTick(field) ? checked !== defaultChecked : field.value !== field.defaultValue
}

/**
 * Puts words into a field as if they were typed there. React hears a change only where the text
 * differs from what was last assigned: `setRangeText` changes it without that. Fields without a caret
 * (e-mail, numbers) and lists must not be controlled.
 */
export function putWords(field: FormField, words: string): void {
  if (isTick(field)) {
    if (wordsIn(field) !== words) field.click()
    return
  }
  const hasCaret = 'setRangeText' in field && field.selectionStart !== null
  field.value = hasCaret ? '' : words
  if (hasCaret) field.setRangeText(words)
  field.dispatchEvent(new Event(hasCaret ? 'change' : 'input', { bubbles: true }))
}
