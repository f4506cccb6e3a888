import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { forget, isOffered, keep, keptIn, readKept } from '../../ui/kept.ts'
import { isSharedDevice } from '../../ui/shared-device.ts'
import { decisions, formNames } from './form-answer.ts'
import { changesList } from './form-events.ts'

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
export function forgetSent(pathname: string, sent: FormData): void {
  // On its way a line ends in two characters.
  const said = JSON.stringify(typedIn(sent)).replaceAll('\\r\\n', '\\n')
  for (const slot of keptSlots(pathname)) {
    if (JSON.stringify(readSlot(slot)?.fields) === said) forgetSlot(slot)
  }
}

const beside: readonly string[] = [...Object.values(formNames), ...decisions]

/** The texts of a form, without files and without what is not typed. */
const typedIn = (form: FormData): Draft['fields'] =>
  [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !beside.includes(name) ? [[name, value] as [string, string]] : [],
  )

/** The draft as a form that can be read like one that was sent. */
export function formOf({ fields }: Draft): FormData {
  const form = new FormData()
  for (const [name, text] of fields) form.append(name, text)
  return form
}

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
    const typed = () => JSON.stringify(typedIn(new FormData(element)))
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
