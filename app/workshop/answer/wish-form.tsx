import { type FormEvent, useState } from 'react'
import { longestWish } from '../../ai/conversation.ts'
import { dayIsOver } from '../../ai/failed-texts.ts'
import { Button, type ButtonLooks } from '../../ui/button.tsx'
import type { GuardedText } from '../guard/guarded-text.ts'
import { type SheetAsks, useSheet } from '../state/sheet-context.ts'
import { isDayOver } from './allowance.ts'
import { GrowingField } from './growing-field.tsx'
import { Guard } from './guard.tsx'
import { useSend } from './use-send.ts'

type WishFormProps = {
  /** Of the field. */
  id: string
  label: string
  hint: string
  button: string
  kind?: ButtonLooks['kind']
  /** Said to a press with nothing written. */
  missing: string
  onSend: SheetAsks['wish']
}

/** What is asked of the answer on screen in words of one's own. */
export function WishForm({ id, label, hint, button, kind, missing, onSend }: WishFormProps) {
  const { state, dispatch } = useSheet()
  const { remaining, wish } = state
  const [isMissing, setMissing] = useState(false)
  const field: GuardedText = { place: { in: 'wish' }, id, text: wish, others: [] }
  const text = wish.trim()
  const isOver = isDayOver(remaining)
  const sending = useSend({
    fields: [field],
    isReady: text !== '' && !isOver,
    send: (mayGo) => void onSend(text, mayGo),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text === '')
    if (text === '') document.getElementById(id)?.focus()
    else sending.press()
  }
  return (
    <form className="stack" noValidate onSubmit={send}>
      <GrowingField
        id={id}
        name="wish"
        label={label}
        hint={hint}
        // The focus may be in the field already: a screen reader would not say it anew.
        error={isMissing && text === '' ? <span role="alert">{missing}</span> : null}
        maxLength={longestWish}
        value={wish}
        onChange={({ target }) => dispatch({ type: 'wishTyped', text: target.value })}
      />
      <Guard field={field} sending={sending} />
      <Button kind={kind} disabled={isOver} why={isOver ? dayIsOver : ''}>
        {button}
      </Button>
    </form>
  )
}
