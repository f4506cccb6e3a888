import { useEffect, useState } from 'react'
import type { Gap } from '../../prompt-sets/gaps.ts'
import type { GuardedText } from '../guard/guarded-text.ts'
import { missingText } from '../guard/open-gaps.ts'
import { useSheet } from '../state/sheet-context.ts'

type Sending = {
  /** What the personal data guard looks at. */
  fields: readonly GuardedText[]
  /** The gaps of its template that are still open. */
  gaps?: readonly Gap[]
  /** Something is written, and answers are left. */
  isReady: boolean
  /** Asks the AI; `mayGo` is the last gate, of which it gives the warning. */
  send: (mayGo: (warning: string) => boolean) => void
}

/**
 * What stands between a press and the request. The personal data guard, the open gaps, and at last
 * `mayGo`, where the guard's code has not come, stop a press once: the next one is the answer.
 */
export function useSend({ fields, gaps = [], isReady, send }: Sending) {
  const { guard, wantGuard, state } = useSheet()
  const hasText = fields.some(({ text }) => text !== '')
  useEffect(() => {
    if (hasText) wantGuard()
  }, [hasText, wantGuard])

  const data = useStop(fields.map(({ text }) => text).join('\n'))
  const missing = missingText(gaps)
  const naming = useStop(missing)

  const fieldsWithData = () =>
    guard ? fields.filter((field) => guard.findData(field, state.guarded).length > 0) : []

  /** Behind a phone's keyboard nobody has read what the guard saw: its panel takes the focus. */
  function press() {
    const [first] = fieldsWithData()
    if (!first || data.isStopped) return nameGaps()
    data.stop()
    const panel = document.getElementById(guardPanelId(first))
    panel?.closest('details')?.setAttribute('open', '')
    panel?.focus()
  }

  function nameGaps() {
    if (missing === '' || naming.isStopped) go()
    else naming.stop()
  }

  function go() {
    naming.forget()
    if (isReady) send(mayGo)
  }

  function mayGo(warning: string): boolean {
    return guard !== null || warning === state.answer.error
  }

  return {
    press,
    /** The guard has stopped a press. */
    hasStopped: data.isStopped,
    /** A field's data may be sent: what was stopped goes on, unless another panel asks too. */
    leaveData: (field: GuardedText) => {
      const asksElsewhere = () => fieldsWithData().some(({ id }) => id !== field.id)
      if (data.isStopped && !asksElsewhere()) nameGaps()
      else document.getElementById(field.id)?.focus()
    },
    /** The open gaps, once a press has named them; empty before, and where none is open. */
    named: naming.isStopped ? missing : '',
    fillGaps: naming.forget,
    sendWithGaps: go,
  }
}

/** Stops a press once for a reason: the next one is the answer. With another reason it begins anew. */
function useStop(reason: string) {
  const [stopped, setStopped] = useState('')
  if (stopped !== '' && stopped !== reason) setStopped('')
  return {
    isStopped: stopped !== '' && stopped === reason,
    stop: () => setStopped(reason),
    forget: () => setStopped(''),
  }
}

export type Send = ReturnType<typeof useSend>

/** The id of the guard's panel under a field. */
export const guardPanelId = ({ id }: GuardedText) => `${id}-dati`
