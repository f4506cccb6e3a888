/** What was typed into a form and not saved, kept in this browser. */
export type Draft = {
  /** Milliseconds. */
  at: number
  /** The version of the record that the form began with. */
  version: string | null
  fields: [name: string, text: string][]
}

const keyOf = (pathname: string) => `fucina:bozza:${pathname}`

/** The draft of the form at this path, or null; also when the browser keeps nothing. */
export function readDraft(pathname: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(pathname)) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    // A browser may refuse its storage, and a hand may have changed what it holds.
    return null
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'fields' in value && Array.isArray(value.fields)

/** @returns whether the browser keeps it */
export function storeDraft(pathname: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(pathname), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(pathname: string): void {
  try {
    localStorage.removeItem(keyOf(pathname))
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
