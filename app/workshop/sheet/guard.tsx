import { type Dispatch, useEffect } from 'react'
import type { GuardedText } from './sheet-content.ts'
import { useSheet } from './sheet-context.ts'
import type { SheetAction } from './sheet-state.ts'
import { useSecondPress } from './use-second-press.ts'

const panelId = ({ id }: GuardedText) => `${id}-dati`

type GuardProps = {
  field: GuardedText
  stop: GuardStop
  /** Sends what was stopped, once nothing else asks. */
  onSend: () => void
  /** Default: the sheet's; a letter holds its text elsewhere. */
  dispatch?: Dispatch<SheetAction>
}

/** The guard's panel under a field; the line under the button says the same in general. */
export function Guard({ field, stop, onSend, dispatch }: GuardProps) {
  const sheet = useSheet()
  const Panel = sheet.guard?.GuardedField
  if (!Panel) return null
  return (
    <Panel
      {...field}
      id={panelId(field)}
      guarded={sheet.state.guarded}
      hasStopped={stop.isStopped}
      onLeft={() => {
        if (stop.isStopped && !stop.asksElsewhere(field)) onSend()
        else document.getElementById(field.id)?.focus()
      }}
      dispatch={dispatch ?? sheet.dispatch}
    />
  )
}

export type GuardStop = ReturnType<typeof useGuardStop>

/**
 * Stops what is sent once while the guard asks about data in it: behind a phone's keyboard nobody
 * has read what it saw.
 */
export function useGuardStop(fields: readonly GuardedText[]) {
  const { guard, wantGuard, state } = useSheet()
  const hasText = fields.some(({ text }) => text !== '')
  useEffect(() => {
    if (hasText) wantGuard()
  }, [hasText, wantGuard])
  const press = useSecondPress(fields.map(({ text }) => text).join('\n'))
  const asking = () =>
    guard ? fields.filter((field) => guard.findData(field, state.guarded).length > 0) : []
  return {
    isStopped: press.isStopped,
    /** Whether it may go; else the first panel that asks takes the focus. */
    mayGo: () => {
      const [first] = asking()
      if (!first || press.isAnswer()) return true
      if (!press.isStopped) {
        press.stop()
        const panel = document.getElementById(panelId(first))
        panel?.closest('details')?.setAttribute('open', '')
        panel?.focus()
      }
      return false
    },
    /** Another panel than this one, which was just answered, asks too. */
    asksElsewhere: (answered: GuardedText) => asking().some(({ id }) => id !== answered.id),
  }
}
