import { forget, isOffered, keep, keptIn, readKept } from '../../ui/kept.ts'
import { isSharedDevice } from '../../ui/shared-device.ts'

/** What was typed into a form and not saved, kept in this browser. */
export type Draft = {
  /** Milliseconds. */
  savedAt: number
  /** Who typed it: nobody else is offered it. */
  ownerId: string
  /** The version of the record that the form began with. */
  version: number | null
  fields: [name: string, text: string][]
}

const storages = () => keptIn(isSharedDevice() ? 'sessionStorage' : 'localStorage')

/** Each opening of a form keeps its words apart: those of another tab, or of before, stay. */
const prefixOf = (pathname: string) => `fucina:bozza:${pathname}:`

const slots = new Map<string, string>()

/** Begins a slot of its own for the form at this path, and leaves what is kept there in peace. */
export function openSlot(pathname: string): string {
  const parts = crypto.getRandomValues(new Uint32Array(2))
  const slot = prefixOf(pathname) + Array.from(parts, (part) => part.toString(36)).join('')
  slots.set(pathname, slot)
  return slot
}

/** The slot of the form that is open at this path. */
export const slotOf = (pathname: string): string => slots.get(pathname) ?? openSlot(pathname)

/** A draft from before, and the slot that it is kept in. */
export type Former = Draft & { slot: string }

/**
 * The person's drafts of the form at this path from before it was opened, the newest first; none also
 * where the browser keeps nothing. One that is too old, or nobody's, is forgotten.
 * @param ownerId null: this form keeps no drafts, and none stays
 */
export function formerDrafts(pathname: string, ownerId: string | null): Former[] {
  const found: Former[] = []
  for (const slot of keptSlots(pathname)) {
    const draft = readSlot(slot)
    if (ownerId === null || !draft || !isOffered(draft.savedAt)) forgetSlot(slot)
    else if (draft.ownerId === ownerId && slot !== slots.get(pathname))
      found.push({ ...draft, slot })
  }
  return found.sort((one, other) => other.savedAt - one.savedAt)
}

const keptSlots = (pathname: string): string[] =>
  storages()
    .flatMap((storage) =>
      Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ''),
    )
    .filter((key) => key.startsWith(prefixOf(pathname)))

/** null too where a hand has changed what it holds. */
const readSlot = (slot: string): Draft | null => readKept(storages(), slot).find(isDraft) ?? null

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'ownerId' in value &&
  'fields' in value &&
  Array.isArray(value.fields)

/** @returns whether the browser keeps it */
export const storeDraft = (slot: string, draft: Draft): boolean => keep(storages(), slot, draft)

export const forgetSlot = (slot: string): boolean => forget(storages(), slot)

/** Forgets all drafts of the form at this path: what it edits is gone. */
export function forgetDrafts(pathname: string): void {
  for (const slot of keptSlots(pathname)) forgetSlot(slot)
}

/**
 * Forgets the drafts of the form at this path that say what was sent. What was typed while it was
 * on its way stays.
 */
export function forgetSent(pathname: string, sent: FormData, without: readonly string[]): void {
  // On its way a line ends in two characters.
  const said = JSON.stringify(textsIn(sent, without)).replaceAll('\\r\\n', '\\n')
  for (const slot of keptSlots(pathname)) {
    if (JSON.stringify(readSlot(slot)?.fields) === said) forgetSlot(slot)
  }
}

/** The texts of a form, without files and without what is not typed. */
export const fieldsOf = (form: HTMLFormElement, without: readonly string[]): Draft['fields'] =>
  textsIn(new FormData(form), without)

function textsIn(form: FormData, without: readonly string[]): Draft['fields'] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !without.includes(name) ? [[name, value] as [string, string]] : [],
  )
}

/** The draft as a form that can be read like one that was sent. */
export function formOf({ fields }: Draft): FormData {
  const form = new FormData()
  for (const [name, text] of fields) form.append(name, text)
  return form
}
