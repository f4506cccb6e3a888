import { type RefObject, useEffect, useRef } from 'react'
import { contentId } from '../ui/content-id.ts'

/** What is pressed goes while the AI writes: the focus is led on before. */
export const focusPlace = (id: string) =>
  document.getElementById(id)?.focus({ preventScroll: true })

/** 'anew': it is written from its beginning; 'more': a part comes under what stands there. */
export type ComingText = 'anew' | 'more' | null

/**
 * What is written comes into view as it begins, with the focus, which the form takes along; a part
 * that is added (`count`), where it grows.
 */
export function useComing(
  place: RefObject<HTMLElement | null>,
  coming: ComingText,
  count = 0,
): void {
  const seen = useRef<{ coming: ComingText; count: number }>({ coming: null, count })
  useEffect(() => {
    if (coming === null) seen.current = { coming, count }
    if (coming === seen.current.coming || (coming === 'more' && count <= seen.current.count)) return
    seen.current.coming = coming
    const part = coming === 'more' && place.current?.querySelector('.letter-piece:last-of-type')
    const come = part || place.current
    come?.scrollIntoView()
    const at = document.activeElement
    if (at === document.body || at?.id === contentId) place.current?.focus({ preventScroll: true })
  }, [coming, count, place])
}
