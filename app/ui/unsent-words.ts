import {
  type FieldPlace,
  type FormField,
  fieldAt,
  isChanged,
  isField,
  placeOf,
  putWords,
  wordsIn,
} from './field-words.ts'
import { forget, isOffered, keep, keptIn, readKept } from './kept.ts'

/** Begins as drafts do: it goes when they go (ui/kept.ts). */
const key = 'fucina:bozza:accesso'

/** Words of forms that could not be sent, as the person's session had ended. */
type Unsent = {
  savedAt: number
  ownerId: string
  pathname: string
  fields: [place: FieldPlace, words: string][]
}

/** What was typed on the page that is open, and who is signed in there. */
const typed = new Map<FormField, FieldPlace>()
let page = { pathname: '', ownerId: null as string | null }

/** Forms that are sent; those with a draft of their own look after their words themselves. */
const isKept = (field: FormField) =>
  field.form?.method === 'post' &&
  field.form.dataset['draft'] === undefined &&
  !['password', 'hidden', 'file'].includes(field.type) &&
  field.autocomplete !== 'one-time-code'

/** What a controlled text began with nobody knows any more. */
const isUnsent = (field: FormField) =>
  isChanged(field) || (field instanceof HTMLTextAreaElement && field.value !== '')

/** Follows what is typed into the forms of a page. @returns what ends that */
export function noteTyped(): () => void {
  const note = ({ target }: Event) => {
    if (page.ownerId === null || !isField(target) || typed.has(target) || !isKept(target)) return
    typed.set(target, placeOf(target))
  }
  addEventListener('input', note, true)
  return () => removeEventListener('input', note, true)
}

/** Keeps what was typed and not stored: the session has ended, the words wait for its next one. */
export function keepUnsent(): void {
  const { ownerId, pathname } = page
  const fields = [...typed].flatMap(([field, place]) =>
    isUnsent(field) ? [[place, wordsIn(field)] as [FieldPlace, string]] : [],
  )
  if (ownerId === null || fields.length === 0) return
  const unsent: Unsent = { savedAt: Date.now(), ownerId, pathname, fields }
  keep(keptIn('sessionStorage'), key, unsent)
}

/**
 * Another page is shown, or somebody else is signed in. Where the person comes back to the page that
 * their session left, their words stand there again.
 */
export function turnTo(pathname: string, ownerId: string | null): void {
  if (page.ownerId !== null && ownerId === null) keepUnsent()
  typed.clear()
  page = { pathname, ownerId }
  if (ownerId === null) return
  const kept = readKept(keptIn('sessionStorage'), key) as Partial<Unsent>[]
  const own = kept.find((one) => one.pathname === pathname && one.ownerId === ownerId)
  if (!own) return
  forget(keptIn('sessionStorage'), key)
  if (isOffered(own.savedAt ?? 0)) for (const words of own.fields ?? []) giveBack(...words)
}

/** The part of the page that a field stands in may be folded. */
function giveBack(place: FieldPlace, words: string): void {
  const field = fieldAt(place)
  if (!field) return
  for (const fold of document.querySelectorAll('details')) fold.open ||= fold.contains(field)
  putWords(field, words)
}
