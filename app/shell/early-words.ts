type Field = HTMLInputElement | HTMLTextAreaElement

/** Words of a field, and where its caret stands; null in kinds of fields without one. */
type Typed = { words: string; start: number | null; end: number | null }

const typed = new Map<Field, Typed>()

function keep(field: Field) {
  typed.set(field, {
    words: field.value,
    start: field.selectionStart,
    end: field.selectionEnd,
  })
}

function note({ target }: Event) {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keep(target)
}

/** Remembers what was typed before React takes over, and what is typed while it does. */
export function noteEarlyWords(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (field.value !== field.defaultValue) keep(field)
  }
  addEventListener('input', note, true)
}

/**
 * Gives every field its words back, and tells React of them where it holds the words itself. React
 * hears a change only where the text differs from what was last assigned: `setRangeText` changes
 * it without that. Fields without a caret (e-mail, numbers) keep their words by themselves and
 * must not be controlled.
 */
export function settleEarlyWords(): void {
  removeEventListener('input', note, true)
  for (const [field, { words, start, end }] of typed) {
    if (!field.isConnected || start === null) continue
    field.value = ''
    field.setRangeText(words)
    field.dispatchEvent(new Event('change', { bubbles: true }))
    // Once React has rendered the words it was told of.
    queueMicrotask(() => field.setSelectionRange(start, end))
  }
  typed.clear()
}
