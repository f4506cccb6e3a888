import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longestWish } from '../ai/conversation.ts'
import { dayIsOver } from '../ai/failed-texts.ts'
import { Button } from '../ui/button.tsx'
import { GrowingField } from '../workshop/answer/growing-field.tsx'
import { Guard } from '../workshop/answer/guard.tsx'
import { useSend } from '../workshop/answer/use-send.ts'
import type { GuardedText } from '../workshop/guard/guarded-text.ts'
import { useSheet } from '../workshop/state/sheet-context.ts'
import type { ExplanationOf } from './use-explanation.ts'

const questionId = 'chiedi-ancora'
const nothingAsked = 'Scrivi prima che cosa vuoi sapere.'

type AskMoreProps = { isOver: boolean; explanation: ExplanationOf }

/** 'Chiedi ancora': a question in words of one's own; the answer is a part under the explanation. */
export function AskMore({ isOver, explanation }: AskMoreProps) {
  const { state, dispatch } = useSheet()
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  const question = state.wish.replace(/\s+/g, ' ').trim()
  const field: GuardedText = { place: { in: 'wish' }, id: questionId, text: state.wish, others: [] }
  const sending = useSend({
    fields: [field],
    isReady: question !== '' && !isOver,
    send: () => explanation.askMore(question, true),
  })
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(question === '')
    if (question === '') form.current?.querySelector('textarea')?.focus()
    else sending.press()
  }
  return (
    <form ref={form} className="stack ask-more" noValidate onSubmit={send}>
      <GrowingField
        id={questionId}
        name="domanda"
        label="Che cosa vuoi sapere?"
        hint="Per esempio: che cosa vuol dire «mora»?"
        error={isMissing && question === '' ? <span role="alert">{nothingAsked}</span> : null}
        maxLength={longestWish}
        value={state.wish}
        onChange={({ target }) => dispatch({ type: 'wishTyped', text: target.value })}
      />
      <Guard field={field} sending={sending} />
      <Button kind="main" disabled={isOver} why={isOver ? dayIsOver : ''}>
        Chiedi
      </Button>
    </form>
  )
}
