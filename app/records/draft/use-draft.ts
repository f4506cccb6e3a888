import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { formNames } from '../form/form-answer.ts'
import { changesList } from '../form/submission.ts'
import {
  type Former,
  fieldsOf,
  forgetSlot,
  formerDrafts,
  openSlot,
  slotOf,
  storeDraft,
} from './draft.ts'

/** Long enough for a word, short enough to lose nothing that matters. */
const pauseMilliseconds = 400

const events = ['input', 'change', 'click'] as const

/** Who opened this form, also when the session ends while it is open; null for nobody. */
export function useDraftOwner(): string | null {
  const user = useRouteLoaderData<{ user: { id: string } | null }>('root')?.user
  return useState(user?.id ?? null)[0]
}

/**
 * Where what stands in a form is: all of it stored; some of it typed a moment ago; or that kept on
 * this device, or not kept, until it is saved.
 */
type Whereabouts = 'stored' | 'typed' | 'kept' | 'unkept'

export type KeptForm = {
  /** Whose draft it is; null: nothing is kept. */
  ownerId: string | null
  /** The version of the record that the next save begins with. */
  version: number | null
  /** How often it was stored from here. */
  saves: number
  /** What it begins with is not stored: a draft that was taken up, or words that came back. */
  isBegun: boolean
}

/**
 * Keeps what is typed into a form until it is saved, through a closed tab or an ended session. What
 * is typed while a save is under way is not what that save stores: it stays.
 */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  { ownerId, version, saves, isBegun }: KeptForm,
): Whereabouts {
  const { pathname } = useLocation()
  const [state, setState] = useState<Whereabouts>('stored')
  /** The texts of the form as they are stored, null where nobody knows, and as they were sent last. */
  const stored = useRef<string>(null)
  const sent = useRef<string>(null)
  const last = useRef<{ saves: number; slot: string }>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const slot = slotOf(pathname)
    const typed = () => JSON.stringify(fieldsOf(element, Object.values(formNames)))
    let known: string | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      const fields = typed()
      if (fields === stored.current) setState('stored')
      if (fields === known) return
      known = fields
      if (fields === stored.current) forgetSlot(slot)
      else setState(ownerId !== null && store(ownerId, fields) ? 'kept' : 'unkept')
    }
    const store = (owner: string, fields: string) => {
      const draft = { savedAt: Date.now(), ownerId: owner, version, fields: JSON.parse(fields) }
      return storeDraft(slot, draft)
    }
    // A click may add or remove a part of the form, which no input event tells.
    const soon = ({ type }: Event) => {
      if (type === 'input') setState((before) => (before === 'stored' ? 'typed' : before))
      clearTimeout(timer)
      timer = setTimeout(keep, pauseMilliseconds)
    }
    const now = (event: SubmitEvent) => {
      clearTimeout(timer)
      keep()
      if (!changesList(event)) sent.current = known
    }
    if (last.current === null) {
      if (!isBegun) stored.current = typed()
    } else if (last.current.saves !== saves) {
      stored.current = sent.current
      forgetSlot(last.current.slot)
      forgetSame(pathname, ownerId, stored.current)
    }
    last.current = { saves, slot }
    // What is typed goes on with the version that stands there now.
    if (typed() === stored.current) {
      known = stored.current
      setState('stored')
    } else keep()
    for (const name of events) element.addEventListener(name, soon)
    element.addEventListener('submit', now)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      // The screen may go a moment after a key.
      if (timer) keep()
      for (const name of events) element.removeEventListener(name, soon)
      element.removeEventListener('submit', now)
      removeEventListener('pagehide', keep)
    }
  }, [form, pathname, ownerId, version, saves, isBegun])
  return state
}

/** What is stored now was perhaps kept before, too. @param stored the texts, as JSON */
function forgetSame(pathname: string, ownerId: string | null, stored: string | null): void {
  for (const draft of formerDrafts(pathname, ownerId)) {
    if (JSON.stringify(draft.fields) === stored) forgetSlot(draft.slot)
  }
}

/**
 * The person's newest draft of this form from before, to be offered until the form is stored; null when
 * there is none. What is typed beside the offer is kept apart from it.
 * @param saves how often the form was stored
 * @returns `take` gives the draft for the form to go on with: what was typed since is offered next
 */
export function useFormerDraft(ownerId: string | null, saves: number) {
  const [pathname] = useState(useLocation().pathname)
  const [former, setFormer] = useState<Former | null>(null)
  const [counted, setCounted] = useState(saves)
  if (counted !== saves) {
    setCounted(saves)
    setFormer(null)
  }
  // Before the form keeps what it begins with.
  useLayoutEffect(() => {
    openSlot(pathname)
    setFormer(formerDrafts(pathname, ownerId)[0] ?? null)
  }, [pathname, ownerId])
  const settle = () => setFormer(formerDrafts(pathname, ownerId)[0] ?? null)
  const take = () => {
    if (former) forgetSlot(former.slot)
    openSlot(pathname)
    settle()
    return former
  }
  return { former, take, settle }
}
