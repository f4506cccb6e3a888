import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'

/** Longer than between the keys of a word. */
const pauseMilliseconds = 150

/**
 * What follows from a form's words (checks, warnings, previews) is drawn when the hands rest: to read
 * a form of forty chapters takes longer than a key may take. Whoever leaves a field or sends the form
 * does not wait.
 * @returns `hears`: told of each input, whether it is one that was typed now; `tell`: no waiting
 */
export function useRestingInput() {
  const waiting = useRef<{ target: EventTarget; timer: ReturnType<typeof setTimeout> }>(null)
  const told = useRef<Event>(null)
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])
  const tell = () => {
    if (!waiting.current) return
    const { target, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = null
    told.current = new Event('input', { bubbles: true })
    target.dispatchEvent(told.current)
  }
  const hears = ({ nativeEvent, target }: FormEvent): boolean => {
    if (nativeEvent === told.current) return false
    // A choice is no word: what follows from it is there at once.
    if (!(nativeEvent instanceof InputEvent)) return true
    // Conform listens on the document too, after React.
    nativeEvent.stopImmediatePropagation()
    if (waiting.current && waiting.current.target !== target) tell()
    clearTimeout(waiting.current?.timer)
    waiting.current = { target, timer: setTimeout(tell, pauseMilliseconds) }
    return true
  }
  return { hears, tell }
}

/**
 * React writes an input's name anew at each key, and Conform reads the whole form when a name is
 * written: the same name again is left alone.
 */
export function keepName({ target }: FocusEvent): void {
  if (!(target instanceof HTMLInputElement) || Object.hasOwn(target, 'name')) return
  Object.defineProperty(target, 'name', {
    get: () => target.getAttribute('name') ?? '',
    set: (name: string) => {
      if (name !== target.getAttribute('name')) target.setAttribute('name', name)
    },
  })
}
