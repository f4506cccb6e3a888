import {
  type FieldPlace,
  type FormField,
  fieldAt,
  isChanged,
  isField,
  placeOf,
  putWords,
  wordsIn,
} from '../ui/field-words.ts'

/** Words of a field, where it stands, and where its caret does; null in kinds without one. */
type Typed = { words: string; place: FieldPlace; start: number | null; end: number | null }

const typed = new Map<FormField, Typed>()

function keep(field: FormField) {
  // Files nobody can choose for somebody.
  if (field.type === 'file') return
  const { selectionStart: start = null, selectionEnd: end = null } = field as HTMLInputElement
  const place = typed.get(field)?.place ?? placeOf(field)
  typed.set(field, { words: wordsIn(field), place, start, end })
}

const note = ({ target }: Event) => void (isField(target) && keep(target))

/** Remembers what was typed before React takes over, and what is typed while it does. */
export function noteEarlyWords(): void {
  for (const field of document.querySelectorAll<FormField>('input, textarea, select')) {
    if (isChanged(field)) keep(field)
  }
  addEventListener('input', note, true)
}

/**
 * Gives every field its words back, and tells React of them where it holds the words itself. Where the
 * page was not as the server sent it, as a translator or an extension leaves it, React makes it anew:
 * the words go into the field that stands there now.
 */
export function settleEarlyWords(): void {
  removeEventListener('input', note, true)
  for (const [former, { words, place, start, end }] of typed) {
    const field = former.isConnected ? former : fieldAt(place)
    // Ticks, lists and fields without a caret keep what they hold by themselves.
    if (!field || (field === former && start === null)) continue
    putWords(field, words)
    if (start === null || field instanceof HTMLSelectElement) continue
    // Once React has rendered the words it was told of.
    queueMicrotask(() => field.setSelectionRange(start, end))
  }
  typed.clear()
}
