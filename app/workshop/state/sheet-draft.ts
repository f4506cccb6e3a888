import { useCallback, useEffect, useRef } from 'react'
import { isOffered } from '../../ui/draft-life.ts'
import { isSharedDevice } from '../../ui/shared-device.ts'
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

/** A storage of the browser; it may be full, closed, or missing. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StorageName = 'sessionStorage' | 'localStorage'

/** The browser's storage of that name, in a list; none when it is closed or outlasts the visit. */
export function opened(name: StorageName): DraftStorage[] {
  if (name === 'localStorage' && isSharedDevice()) return []
  try {
    return [window[name]]
  } catch {
    return []
  }
}

/**
 * Where the workshop's draft is kept: the tab's own storage, and for who is signed in the browser's
 * too, so that the next visit finds it. On a shared device a visitor's words end with the tab.
 */
export const workshopStorages = (ownerId: string | null): DraftStorage[] => [
  ...opened('sessionStorage'),
  ...(ownerId === null ? [] : opened('localStorage')),
]

/** Where one of several drafts is kept until the tab is closed; `name` tells it from the others. */
export const tabStorages = (name: string): DraftStorage[] =>
  opened('sessionStorage').map((storage) => ({
    getItem: (key) => storage.getItem(`${key}:${name}`),
    setItem: (key, value) => storage.setItem(`${key}:${name}`, value),
    removeItem: (key) => storage.removeItem(`${key}:${name}`),
  }))

/** Keeps a sheet for a reload, a sign-in or the next visit; an empty one removes the draft. */
export function keepSheetDraft(
  storages: DraftStorage[],
  content: SheetContent,
  ownerId: string | null,
  now = Date.now(),
): void {
  const draft: Draft = { version, savedAt: now, ownerId, content: withoutPending(content) }
  for (const storage of storages) {
    try {
      if (hasContent(content)) storage.setItem(draftKey, JSON.stringify(draft))
      else storage.removeItem(draftKey)
    } catch {
      // A full or closed storage: it stays on screen, only not across a reload.
    }
  }
}

/**
 * The first draft that may be shown to this person: one's own, or one made before signing in. A
 * tab's own stands before what another tab wrote in the meantime.
 * @returns null when there is none, or when it is too old, broken, or another person's; `isEarlier`:
 * a visitor made it, perhaps somebody else at the same device
 */
export function readSheetDraft(
  storages: DraftStorage[],
  ownerId: string | null,
  now = Date.now(),
): { content: SheetContent; isEarlier: boolean } | null {
  const [draft] = storages
    .flatMap((storage) => parsed(storage) ?? [])
    .filter((draft) => draft.ownerId === null || draft.ownerId === ownerId)
    .filter((draft) => isOffered(draft.savedAt, now))
  if (!draft) return null
  // A draft of an earlier version of the product lacks what was added since.
  const { content, isEarlier = draft.ownerId !== ownerId } = draft
  const answer = { ...noAnswer, ...content.answer }
  return { isEarlier, content: { ...emptyContent(content.professionId), ...content, answer } }
}

function parsed(storage: DraftStorage): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(draftKey) ?? 'null')
    return draft?.version === version && hasContent(draft.content) ? draft : null
  } catch {
    return null
  }
}

const pause = 400

type DraftToKeep = {
  content: SheetContent
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  storages: () => DraftStorage[]
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

  const keep = useCallback(() => {
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
    timer.current = setTimeout(keep, pause)
  }, [state, ownerId, storages, keep])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
}
