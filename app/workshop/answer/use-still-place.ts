import { useEffect } from 'react'
import { slowDoublePress } from '../../ui/slow-double-press.ts'

/**
 * The page moves beneath the finger when an answer begins: the second half of a double press would
 * stop it, or mark its words. For as long as that may take, neither happens.
 */
export function useStillPlace(isWriting: boolean) {
  useEffect(() => {
    if (!isWriting) return
    const over = new AbortController()
    const options = { capture: true, signal: over.signal }
    const still = (event: MouseEvent) => {
      const isOurs = event.type === 'click' ? isOnStop(event.target) : event.detail > 1
      if (!isOurs) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', still, options)
    addEventListener('mousedown', still, options)
    const timer = setTimeout(() => over.abort(), slowDoublePress)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [isWriting])
}

const isOnStop = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.writing') !== null
