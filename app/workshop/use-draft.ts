import { useCallback, useEffect, useRef } from 'react'
import { type DraftStorage, keepDraft } from './draft.ts'
import type { Work } from './work.ts'

const pause = 400

/** The browser's storages that can be opened; the tab's own first. */
export function draftStorages(): DraftStorage[] {
  const open = (name: 'sessionStorage' | 'localStorage') => {
    try {
      return [window[name]]
    } catch {
      return []
    }
  }
  return [...open('sessionStorage'), ...open('localStorage')]
}

/** Keeps the work as a draft, a moment after it changes and whenever the page is left. */
export function useDraft(work: Work, ownerId: string | null): void {
  const latest = useRef({ work, ownerId })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useRef(work)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (latest.current.work === kept.current) return
    kept.current = latest.current.work
    keepDraft(draftStorages(), latest.current.work, latest.current.ownerId)
  }, [])

  useEffect(() => {
    latest.current = { work, ownerId }
    // Work as the server rendered it is no draft yet, and must not replace an earlier one.
    if (work === kept.current || timer.current !== undefined) return
    timer.current = setTimeout(keep, pause)
  }, [work, ownerId, keep])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
}
