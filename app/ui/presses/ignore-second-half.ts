import { slowDoublePress } from './slow-double-press.ts'

/** How far apart the two presses of a double one may fall, in CSS pixels. */
const near = 48

const controls = 'a, button, summary, input, textarea, select, label'

/** By its words: what a press brings back, drawn anew, is the same control. */
const closestControl = (target: EventTarget | null): string =>
  target instanceof Element ? ((target.closest(controls) ?? target).textContent ?? '') : ''

/**
 * After a press something else may come to lie beneath the finger. For as long as a slow double
 * press takes, another press in the same place that meets another control is its second half, and
 * counts for nothing; elsewhere a press counts at once, and so does the keyboard's.
 */
export function ignoreSecondHalf(first: MouseEvent): void {
  if (first.detail === 0) return
  const control = closestControl(first.target)
  const over = new AbortController()
  addEventListener(
    'click',
    (event) => {
      const isNear =
        Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= near
      if (event.detail === 0 || !isNear || closestControl(event.target) === control) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: over.signal },
  )
  setTimeout(() => over.abort(), slowDoublePress)
}
