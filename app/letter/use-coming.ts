import { type RefObject, useEffect, useRef } from 'react'
import { contentId } from '../ui/content-id.ts'

/** What is pressed goes while the AI writes: the focus is led on before. */
export const focusPlace = (id: string) =>
  document.getElementById(id)?.focus({ preventScroll: true })

/**
 * What is written comes into view as it begins, with the focus, which the form takes along.
 * @param isMore a part is added to what stands there: it is seen where it grows
 */
export function useComing(
  place: RefObject<HTMLElement | null>,
  isWriting: boolean,
  isMore: boolean,
): void {
  const wasWriting = useRef(false)
  useEffect(() => {
    if (isWriting && !wasWriting.current) {
      const grown = isMore && place.current?.querySelector('.letter-piece:last-of-type')
      const come = grown || place.current
      come?.scrollIntoView()
      const at = document.activeElement
      if (at === document.body || at?.id === contentId)
        place.current?.focus({ preventScroll: true })
    }
    wasWriting.current = isWriting
  }, [isWriting, isMore, place])
}
