import { useRef, useState } from 'react'
import { slowDoublePress } from '../../ui/slow-double-press.ts'

const asking = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('.guard[data-asks]') ?? []),
]

/**
 * Stops a text once while the guard asks about data in it: behind a phone's keyboard nobody has
 * read what it saw. A second press is an answer, unless it is half of a double one.
 */
export function useGuardStop(text: string) {
  const [stopped, setStopped] = useState('')
  const stoppedAt = useRef(0)
  return {
    isStopped: stopped !== '' && stopped === text,
    /** Whether it may go; else the panel that asks takes the focus. */
    mayGo: (form: HTMLFormElement) => {
      const [first] = asking(form)
      if (!first) return true
      if (stopped === text) return performance.now() - stoppedAt.current > slowDoublePress
      stoppedAt.current = performance.now()
      setStopped(text)
      first.closest('details')?.setAttribute('open', '')
      first.focus()
      return false
    },
    /** Besides the panel that was just answered. */
    isAsked: (form: HTMLFormElement | null) => asking(form).length > 1,
  }
}
