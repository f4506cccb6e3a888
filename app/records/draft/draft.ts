import { isOffered } from '../../ui/draft-life.ts'
import { isSharedDevice } from '../../ui/shared-device.ts'

/** What was typed into a form and not saved, kept in this browser. */
export type Draft = {
  /** Milliseconds. */
  savedAt: number
  /** Who typed it: nobody else is offered it. */
  ownerId: string
  /** The version of the record that the form began with. */
  version: string | null
  fields: [name: string, text: string][]
}

const storage = () => (isSharedDevice() ? sessionStorage : localStorage)

const keyOf = (pathname: string) => `fucina:bozza:${pathname}`

/**
 * The person's draft of the form at this path, or null; also when the browser keeps nothing. One
 * that is too old, or nobody's, is forgotten.
 * @param ownerId null: this form keeps no drafts, and none stays
 */
export function readDraft(pathname: string, ownerId: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage().getItem(keyOf(pathname)) ?? 'null')
    if (ownerId === null || !isDraft(draft) || !isOffered(draft.savedAt)) forgetDraft(pathname)
    else if (draft.ownerId === ownerId) return draft
  } catch {
    // A browser may refuse its storage, and a hand may have changed what it holds.
  }
  return null
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'ownerId' in value &&
  'fields' in value &&
  Array.isArray(value.fields)

/** @returns whether the browser keeps it */
export function storeDraft(pathname: string, draft: Draft): boolean {
  try {
    storage().setItem(keyOf(pathname), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(pathname: string): void {
  try {
    storage().removeItem(keyOf(pathname))
  } catch {
    // What cannot be read was never kept.
  }
}

/** The texts of a form, without files and without what is not typed. */
export function fieldsOf(form: HTMLFormElement, without: readonly string[]): Draft['fields'] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !without.includes(name) ? [[name, value] as [string, string]] : [],
  )
}

/** The draft as a form that can be read like one that was sent. */
export function formOf({ fields }: Draft): FormData {
  const form = new FormData()
  for (const [name, text] of fields) form.append(name, text)
  return form
}
