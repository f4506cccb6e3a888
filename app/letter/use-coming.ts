import { type RefObject, useEffect, useRef } from 'react'

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
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    }
    wasWriting.current = isWriting
  }, [isWriting, isMore, place])
}
