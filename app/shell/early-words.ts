type Field = HTMLInputElement | HTMLTextAreaElement

const typed = new Map<Field, string>()

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function note({ target }: Event) {
  if (isField(target)) typed.set(target, target.value)
}

/** Remembers what was typed before React takes over, and what is typed while it does. */
export function noteEarlyWords(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (field.value !== field.defaultValue) typed.set(field, field.value)
  }
  addEventListener('input', note, true)
}

/**
 * Gives every field its words back and tells React of them as of words just typed. React compares
 * an event with the value that was last assigned; `setRangeText` changes the text without that.
 * Kinds of fields without a caret (e-mail, numbers) keep their words by themselves and must not be
 * controlled.
 */
export function settleEarlyWords(): void {
  removeEventListener('input', note, true)
  for (const [field, words] of typed) {
    if (!field.isConnected) continue
    const { selectionStart, selectionEnd } = field
    if (selectionStart !== null) {
      field.value = ''
      field.setRangeText(words)
      field.setSelectionRange(selectionStart, selectionEnd)
    }
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  typed.clear()
}
