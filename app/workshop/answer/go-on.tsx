import { Languages } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { longestWish } from '../../ai/conversation.ts'
import { dayIsOver } from '../../ai/failed-texts.ts'
import { inLanguage, languageCodes, wishes } from '../../saved/versions.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { GuardedText } from '../guard/guarded-text.ts'
import { type SheetAsks, useSheet } from '../state/sheet-context.ts'
import { versionsLeftText } from './allowance.ts'
import { emptyWish } from './generation.ts'
import { GrowingField } from './growing-field.tsx'
import { Guard } from './guard.tsx'
import { useSend } from './use-send.ts'

const ownWishId = 'che-cosa-cambiare'

type GoOnProps = { onWish: SheetAsks['wish'] }

const isOverFor = (remaining: number | null) => remaining !== null && remaining <= 0

/** The same answer in another language: its next version. */
export function OtherLanguages({ onWish }: GoOnProps) {
  const isOver = isOverFor(useSheet().state.remaining)
  return (
    <details className="languages needs-script">
      <summary className={buttonClass()}>
        <Languages className="i" aria-hidden="true" />
        In un'altra lingua…
      </summary>
      <div className="row">
        {Object.keys(languageCodes).map((language) => (
          <Button
            key={language}
            type="button"
            size="small"
            kind="quiet"
            disabled={isOver}
            onClick={() => onWish(inLanguage(language))}
          >
            {inLanguage(language)}
          </Button>
        ))}
      </div>
    </details>
  )
}

/** Ready wishes, and one in words of one's own; each makes the next version. */
export function GoOn({ onWish }: GoOnProps) {
  const { state, dispatch } = useSheet()
  const { remaining, wish } = state
  const [isMissing, setMissing] = useState(false)
  const field: GuardedText = { place: { in: 'wish' }, id: ownWishId, text: wish, others: [] }
  const isOver = isOverFor(remaining)
  const text = wish.trim()
  const missing = isMissing && text === '' ? emptyWish : null
  const sending = useSend({
    fields: [field],
    isReady: text !== '',
    send: (mayGo) => onWish(text, mayGo),
  })
  const sendOwn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(text === '')
    if (text === '') document.getElementById(ownWishId)?.focus()
    else sending.press()
  }
  return (
    <>
      <div className="go-on needs-script">
        <div className="wishes">
          {wishes.map((one) => (
            <Button
              key={one}
              type="button"
              size="small"
              disabled={isOver}
              onClick={() => onWish(one)}
            >
              {one}
            </Button>
          ))}
        </div>
        <form className="stack" noValidate onSubmit={sendOwn}>
          <GrowingField
            id={ownWishId}
            name="wish"
            label="Che cosa vuoi cambiare?"
            hint="Per esempio: aggiungi la data di oggi"
            // The focus may be in the field already: a screen reader would not say it anew.
            error={missing ? <span role="alert">{missing}</span> : null}
            maxLength={longestWish}
            value={wish}
            onChange={(event) => dispatch({ type: 'wishTyped', text: event.target.value })}
          />
          <Guard field={field} sending={sending} />
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
