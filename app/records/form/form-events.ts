import type { FormMetadata } from '@conform-to/react'
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { contentId } from '../../ui/content-id.ts'
import type { Noun } from '../noun.ts'
import { faultPlace } from '../noun.ts'

/**
 * A button that is disabled while it saves loses the keyboard: it gets it back, unless somebody went
 * elsewhere meanwhile or a note took it.
 * @returns told of each submit
 */
export function useFocusAfter(isSaving: boolean): (event: FormEvent) => void {
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: button } = pressed
    if (isSaving || !button?.isConnected) return
    if (isNowhere()) button.focus()
    // One in a note may go with it, a moment later.
    if (!button.closest('.done-note')) pressed.current = null
  }, [isSaving])
  useEffect(() => {
    const { current: button } = pressed
    if (isSaving || !button || button.isConnected) return
    pressed.current = null
    if (!isNowhere()) return
    document.querySelector<HTMLElement>('.form-column > .done-note')?.focus()
  })
  return ({ nativeEvent }) => {
    pressed.current = (nativeEvent as SubmitEvent).submitter
  }
}

/** Nobody has put the keyboard anywhere: at an address of its own a page puts it at its content. */
const isNowhere = () =>
  document.activeElement === document.body || document.activeElement?.id === contentId

/** Whether a form is sent by a button that adds, moves or removes a part of a list. */
export const changesList = ({ submitter }: SubmitEvent): boolean =>
  submitter?.getAttribute('name') === listIntent

/** Conform's name of such a button. */
const listIntent = '__intent__'

type Named = Pick<Noun, 'labels' | 'required'>

/**
 * What the summary of a form says: each fault with the way to its field and the part that it is in,
 * and as its title the noun's own sentence where something is missing that must be there.
 */
export function summaryOf(form: Pick<FormMetadata, 'id' | 'allErrors'>, noun: Named) {
  const faults = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ name, message })),
  )
  const isMissing = faults.some(({ name, message }) => noun.required.missing[name] === message)
  return {
    ...(isMissing && { title: noun.required.text }),
    errors: faults.map(({ name, message }) => ({
      message: faultPlace(noun.labels, name) + message,
      field: name === '' ? null : `${form.id}-${name}`,
    })),
  }
}

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
