import type { FormMetadata } from '@conform-to/react'
import { type FormEvent, useEffect, useRef } from 'react'

/**
 * A button that is disabled while it saves loses the keyboard: it gets it back, unless somebody went
 * elsewhere meanwhile or a note took it.
 * @returns told of each submit
 */
export function useFocusAfter(isSaving: boolean): (event: FormEvent) => void {
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSaving) return
    if (document.activeElement === document.body) pressed.current?.focus()
    pressed.current = null
  }, [isSaving])
  return ({ nativeEvent }) => {
    pressed.current = (nativeEvent as SubmitEvent).submitter
  }
}

/** Whether a form is sent by a button that adds, moves or removes a part of a list. */
export const changesList = ({ submitter }: SubmitEvent): boolean =>
  submitter?.getAttribute('name') === listIntent

/** Conform's name of such a button. */
const listIntent = '__intent__'

/** Each message once, leading to the first field that has it. */
export function summaryOf(form: FormMetadata) {
  const errors = new Map<string, string | null>()
  for (const [name, messages] of Object.entries(form.allErrors)) {
    for (const message of messages) {
      if (!errors.has(message)) errors.set(message, name === '' ? null : `${form.id}-${name}`)
    }
  }
  return [...errors].map(([message, field]) => ({ message, field }))
}
