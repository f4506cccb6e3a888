import type { Dispatch } from 'react'
import type { GuardAction, GuardedText } from '../guard/guarded-text.ts'
import { useSheet } from '../state/sheet-context.ts'
import { guardPanelId, type Send } from './use-send.ts'

type GuardProps = {
  field: GuardedText
  /** What is sent from this field's form. */
  sending: Pick<Send, 'hasStopped' | 'leaveData'>
  /** Default: the sheet's; a letter holds its text elsewhere. */
  dispatch?: Dispatch<GuardAction>
}

/** The guard's panel under a field; the line under the button says the same in general. */
export function Guard({ field, sending, dispatch }: GuardProps) {
  const sheet = useSheet()
  const Panel = sheet.guard?.GuardedField
  if (!Panel) return null
  return (
    <Panel
      {...field}
      id={guardPanelId(field)}
      guarded={sheet.state.guarded}
      hasStopped={sending.hasStopped}
      onLeft={() => sending.leaveData(field)}
      dispatch={dispatch ?? sheet.dispatch}
    />
  )
}
