import { type FormEvent, useState } from 'react'
import { longestWish } from '../../ai/conversation.ts'
import { dayIsOver } from '../../ai/failed-texts.ts'
import { languageCodes } from '../../saved/versions.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { GrowingField } from '../sheet/growing-field.tsx'
import { Guard, useGuardStop } from '../sheet/guard.tsx'
import type { GuardedText } from '../sheet/sheet-content.ts'
import { useSheet } from '../sheet/sheet-context.ts'
import { versionsLeftText } from './allowance.ts'
import { emptyWish } from './generation.ts'
import { inLanguage, wishes } from './wishes.ts'

const ownWishId = 'che-cosa-cambiare'

/** Ready wishes, and one in words of one's own; each makes the next version. */
export function GoOn({ onWish }: { onWish: (wish: string) => void }) {
  const { state, dispatch } = useSheet()
  const { remaining, wish } = state
  const [isMissing, setMissing] = useState(false)
  const missing = isMissing && wish.trim() === '' ? emptyWish : null
  const field: GuardedText = { place: { in: 'wish' }, id: ownWishId, text: wish, others: [] }
  const stop = useGuardStop([field])
  const isOver = remaining !== null && remaining <= 0
  const ready = (text: string, kind?: 'quiet') => (
    <Button
      key={text}
      type="button"
      size="small"
      kind={kind}
      disabled={isOver}
      onClick={() => onWish(text)}
    >
      {text}
    </Button>
  )
  const sendOwn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = wish.trim()
    setMissing(text === '')
    if (text === '') document.getElementById(ownWishId)?.focus()
    else if (stop.mayGo()) onWish(text)
  }
  return (
    <>
      <div className="go-on needs-script">
        <div className="wishes">
          {wishes.map((text) => ready(text))}
          <details className="languages">
            <summary className={buttonClass({ size: 'small' })}>In un'altra lingua…</summary>
            <div className="row">
              {Object.keys(languageCodes).map((language) => ready(inLanguage(language), 'quiet'))}
            </div>
          </details>
        </div>
        <form className="stack" noValidate onSubmit={sendOwn}>
          <GrowingField
            id={ownWishId}
            name="wish"
            label="Che cosa vuoi cambiare?"
            hint="Per esempio: aggiungi la data di oggi"
            // Whoever listens may stand in the field already.
            error={missing ? <span role="alert">{missing}</span> : null}
            maxLength={longestWish}
            value={wish}
            onChange={(event) => dispatch({ type: 'wishTyped', text: event.target.value })}
          />
          <Guard field={field} stop={stop} onSend={() => onWish(wish.trim())} />
          <Button disabled={isOver} why={isOver ? dayIsOver : ''}>
            Chiedi ancora
          </Button>
        </form>
        <p className="small soft">{versionsLeftText(remaining)}</p>
      </div>
      <noscript>
        <p className="small">Per farla cambiare all'AI serve JavaScript.</p>
      </noscript>
    </>
  )
}
