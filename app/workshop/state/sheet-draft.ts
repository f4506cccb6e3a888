import { useCallback, useEffect, useRef } from 'react'
import { forget, isOffered, type KeptStorage, keep, keptIn, readKept } from '../../ui/kept.ts'
import { urgentNotes } from '../../urgency/urgent-notes.ts'
import {
  emptyContent,
  hasContent,
  noAnswer,
  type SheetContent,
  withoutPending,
} from './sheet-content.ts'
import { pickContent, type SheetState } from './sheet-state.ts'

const draftKey = 'fucina:bozza'
const version = 1

/** What is kept in the browser; `ownerId` is who was signed in, null for a visitor. */
type Draft = {
  version: number
  savedAt: number
  ownerId: string | null
  /** Kept before the owner signed in. */
  isEarlier?: boolean
  content: SheetContent
}

/**
 * Where the workshop's draft is kept: the tab's own storage, and for who is signed in the browser's
 * too, so that the next visit finds it. On a shared device a visitor's words end with the tab.
 */
export const workshopStorages = (ownerId: string | null): KeptStorage[] => [
  ...keptIn('sessionStorage'),
  ...(ownerId === null ? [] : keptIn('localStorage')),
]

/** Where one of several drafts is kept until the tab is closed; `name` tells it from the others. */
export const tabStorages = (name: string): KeptStorage[] =>
  keptIn('sessionStorage').map((storage) => ({
    getItem: (key) => storage.getItem(`${key}:${name}`),
    setItem: (key, value) => storage.setItem(`${key}:${name}`, value),
    removeItem: (key) => storage.removeItem(`${key}:${name}`),
  }))

/** Keeps a sheet for a reload, a sign-in or the next visit; an empty one removes the draft. */
export function keepSheetDraft(
  storages: KeptStorage[],
  content: SheetContent,
  ownerId: string | null,
  now = Date.now(),
): void {
  const draft: Draft = { version, savedAt: now, ownerId, content: withoutPending(content) }
  if (hasContent(content)) keep(storages, draftKey, draft)
  else forget(storages, draftKey)
}

/**
 * The first draft that may be shown to this person: one's own, or one made before signing in,
 * perhaps by somebody else at the same device (`isEarlier`). A tab's own stands before another
 * tab's.
 */
export function readSheetDraft(
  storages: KeptStorage[],
  ownerId: string | null,
  now = Date.now(),
): { content: SheetContent; isEarlier: boolean } | null {
  const [draft] = readKept(storages, draftKey)
    .filter(isDraft)
    .filter((draft) => draft.ownerId === null || draft.ownerId === ownerId)
    .filter((draft) => isOffered(draft.savedAt, now))
  if (!draft) return null
  // A draft of an earlier version of the product lacks what was added since.
  const { content, isEarlier = draft.ownerId !== ownerId } = draft
  const answer = { ...noAnswer, ...content.answer }
  const urgent = content.urgent ? (urgentNotes[content.urgent.kind] ?? null) : null
  const whole = { ...emptyContent(content.professionId), ...content, answer, urgent }
  return { isEarlier, content: whole }
}

const isDraft = (kept: unknown): kept is Draft => {
  const { version: of, content } = kept as Partial<Draft>
  return of === version && content !== undefined && hasContent(content)
}

const pause = 400

type DraftToKeep = {
  content: SheetContent
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  storages: () => KeptStorage[]
}

const isSame = (one: SheetContent, other: SheetContent) =>
  (Object.keys(one) as (keyof SheetContent)[]).every((key) => Object.is(one[key], other[key]))

/** Keeps the sheet as a draft, a moment after it changes and whenever the page is left. */
export function useSheetDraft(
  state: SheetState,
  ownerId: string | null,
  storages: DraftToKeep['storages'],
): void {
  const latest = useRef<DraftToKeep>({ content: pickContent(state), ownerId, storages })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useRef(latest.current.content)

  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { content, ownerId, storages } = latest.current
    if (isSame(content, kept.current)) return
    kept.current = content
    keepSheetDraft(storages(), content, ownerId)
  }, [])

  useEffect(() => {
    const content = pickContent(state)
    latest.current = { content, ownerId, storages }
    // The sheet as the server rendered it is no draft yet, and must not replace an earlier one.
    if (isSame(content, kept.current) || timer.current !== undefined) return
    timer.current = setTimeout(keepNow, pause)
  }, [state, ownerId, storages, keepNow])

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [keepNow])
}
