import { slowDoublePress } from '../../ui/presses/slow-double-press.ts'

/**
 * The page moves beneath the finger when an answer begins: the second half of a double press would
 * stop it, or mark its words. For as long as that may take, neither happens. The keyboard's place
 * does not move, and its presses count.
 */
export function shieldStopButton(): void {
  const over = new AbortController()
  const ignore = (event: MouseEvent) => {
    const isHalf =
      event.type === 'click' ? event.detail > 0 && isOnStop(event.target) : event.detail > 1
    if (!isHalf) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['click', 'mousedown'] as const) {
    addEventListener(type, ignore, { capture: true, signal: over.signal })
  }
  setTimeout(() => over.abort(), slowDoublePress)
}

const isOnStop = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.writing') !== null
