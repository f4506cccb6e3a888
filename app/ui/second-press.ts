import type { MouseEvent } from 'react'
import { announceSeen } from './announce.ts'

/** Presses by finger or key that follow each other faster are one double press, in milliseconds. */
export const doublePress = 400

/** How far apart the two presses of a finger may fall, in CSS pixels. */
const near = 48

let last: { event: globalThis.MouseEvent; control: Element | null } | null = null

const onceIsEnough = 'Hai premuto due volte: una basta. Se vuoi anche questo, premi ancora.'

/**
 * Whether a click is the second half of a double press, which counts for nothing. Of a mouse the
 * browser says so: in the same place, as fast as the person has set a double click, whatever lies
 * there now. A finger meets the same place within `doublePress`; a key the same control, which has
 * kept the focus since. Elsewhere a press counts at once. Where it may have been meant for something
 * that has come since, that is said. Controls that are no `Button` call it themselves.
 */
export function isSecondPress({ nativeEvent: event, target }: MouseEvent): boolean {
  const before = last
  if (before?.event === event) return false
  const control = target instanceof Element ? target.closest('a, button, summary') : null
  last = { event, control }
  const isSecond = isHalfOf(before, event, control)
  if (isSecond && control !== null && control !== before?.control) announceSeen(onceIsEnough)
  return isSecond
}

function isHalfOf(before: typeof last, event: globalThis.MouseEvent, control: Element | null) {
  if (event.detail === 0) forgetAtBlur(control)
  if (event.detail > 1) return true
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
  if (isMouse || !before || event.timeStamp - before.event.timeStamp > doublePress) return false
  if (control !== null && control === before.control) return true
  const isByFinger = event.detail > 0 && before.event.detail > 0
  const { clientX, clientY } = before.event
  return isByFinger && Math.hypot(event.clientX - clientX, event.clientY - clientY) <= near
}

/** Whoever has been elsewhere meanwhile, or sends by Enter in a field, presses anew. */
function forgetAtBlur(control: Element | null): void {
  const forget = () => {
    if (last?.control === control) last = null
  }
  if (document.activeElement === control) control?.addEventListener('blur', forget, { once: true })
  else forget()
}

/** For what holds controls of other kinds: as `onClickCapture` it keeps second halves from them. */
export function stopSecondPress(event: MouseEvent): void {
  if (!isSecondPress(event)) return
  event.preventDefault()
  event.stopPropagation()
}
