import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type DraftStorage, keepDraft } from './draft.ts'
import type { Work } from './work.ts'

const pause = 400

type Kept = {
  work: Work
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  storages: () => DraftStorage[]
}

/** Keeps the work as a draft, a moment after it changes and whenever the page is left. */
export function useDraft(state: Work, ownerId: string | null, storages: Kept['storages']): void {
  const { professionId, composition, urgent, answer, picture, saving, title, tags } = state
  // The same object until the work itself changes: only then there is something to keep.
  const work = useMemo<Work>(
    () => ({ professionId, composition, urgent, answer, picture, saving, title, tags }),
    [professionId, composition, urgent, answer, picture, saving, title, tags],
  )
  const latest = useRef<Kept>({ work, ownerId, storages })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useRef(work)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { work, ownerId, storages } = latest.current
    if (work === kept.current) return
    kept.current = work
    keepDraft(storages(), work, ownerId)
  }, [])

  useEffect(() => {
    latest.current = { work, ownerId, storages }
    // Work as the server rendered it is no draft yet, and must not replace an earlier one.
    if (work === kept.current || timer.current !== undefined) return
    timer.current = setTimeout(keep, pause)
  }, [work, ownerId, storages, keep])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
}
