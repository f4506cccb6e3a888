import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { formNames } from '../form/form-answer.ts'
import { type Draft, fieldsOf, forgetDraft, readDraft, storeDraft } from './draft.ts'

/** Long enough for a word, short enough to lose nothing that matters. */
const pauseMilliseconds = 400

const events = ['input', 'change', 'click'] as const

/** Who opened this form, also when the session ends while it is open; null for nobody. */
export function useDraftOwner(): string | null {
  const user = useRouteLoaderData<{ user: { id: string } | null }>('root')?.user
  return useState(user?.id ?? null)[0]
}

/**
 * Keeps what is typed into a form until it is saved, through a closed tab or an ended session.
 * @param ownerId whose draft it is; null: nothing is kept
 * @param version the version of the record that the form began with
 * @returns whether a draft is kept now
 */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  ownerId: string | null,
  version: string | null,
) {
  const { pathname } = useLocation()
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!element || ownerId === null) return
    const typed = () => JSON.stringify(fieldsOf(element, Object.values(formNames)))
    const begun = typed()
    let last = begun
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      const fields = typed()
      if (fields === last) return
      last = fields
      if (fields === begun) {
        forgetDraft(pathname)
        setKept(false)
      } else {
        const draft = { savedAt: Date.now(), ownerId, version, fields: JSON.parse(fields) }
        setKept(storeDraft(pathname, draft))
      }
    }
    // A click may add or remove a part of the form, which no input event tells.
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, pauseMilliseconds)
    }
    // A pause that ends after the answer would keep what has just been stored.
    const now = () => {
      clearTimeout(timer)
      keep()
    }
    for (const name of events) element.addEventListener(name, soon)
    element.addEventListener('submit', now)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      for (const name of events) element.removeEventListener(name, soon)
      element.removeEventListener('submit', now)
      removeEventListener('pagehide', keep)
    }
  }, [form, pathname, ownerId, version])
  return isKept
}

/** The person's draft of this form from before, to be offered once; null when there is none. */
export function useFormerDraft(ownerId: string | null): [draft: Draft | null, settle: () => void] {
  const { pathname } = useLocation()
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => setDraft(readDraft(pathname, ownerId)), [pathname, ownerId])
  return [draft, () => setDraft(null)]
}
