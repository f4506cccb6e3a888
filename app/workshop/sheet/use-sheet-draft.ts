import { useCallback, useEffect, useRef } from 'react'
import { type DraftStorage, keepSheetDraft } from './sheet-draft.ts'
import type { Work } from './work.ts'
import { type WorkshopState, workOf } from './workshop-state.ts'

const pause = 400

type DraftToKeep = {
  work: Work
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  storages: () => DraftStorage[]
}

const isSame = (one: Work, other: Work) =>
  (Object.keys(one) as (keyof Work)[]).every((key) => Object.is(one[key], other[key]))

/** Keeps the work as a draft, a moment after it changes and whenever the page is left. */
export function useSheetDraft(
  state: WorkshopState,
  ownerId: string | null,
  storages: DraftToKeep['storages'],
): void {
  const latest = useRef<DraftToKeep>({ work: workOf(state), ownerId, storages })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useRef(latest.current.work)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { work, ownerId, storages } = latest.current
    if (isSame(work, kept.current)) return
    kept.current = work
    keepSheetDraft(storages(), work, ownerId)
  }, [])

  useEffect(() => {
    const work = workOf(state)
    latest.current = { work, ownerId, storages }
    // Work as the server rendered it is no draft yet, and must not replace an earlier one.
    if (isSame(work, kept.current) || timer.current !== undefined) return
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
