import { type Dispatch, type FormEvent, useState } from 'react'
import { longestWish } from '../../platform/ai/conversation.ts'
import { dayIsOver } from '../../platform/ai/failed-texts.ts'
import { languageCodes } from '../../saved/versions.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { GrowingField } from '../sheet/growing-field.tsx'
import { Guard } from '../sheet/guard.tsx'
import { useGuardStop } from '../sheet/use-guard-stop.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import { answerId, toldField } from '../workshop-page.ts'
import { versionsLeftText } from './allowance.ts'
import { emptyWish } from './generation.ts'
import { NoScriptForm } from './no-script-form.tsx'
import { inLanguage, wishes } from './wishes.ts'

type GoOnProps = {
  state: WorkshopState
  onWish: (wish: string) => void
  dispatch: Dispatch<WorkshopEvent>
}

const ownWishId = 'che-cosa-cambiare'

/** Ready wishes, and one in words of one's own; each makes the next version. */
export function GoOn({ state, onWish, dispatch }: GoOnProps) {
  const { answer, remaining, wish, wishError, guarded } = state
  const [isMissing, setMissing] = useState(false)
  const missing = isMissing && wish.trim() === '' ? emptyWish : wishError
  const stop = useGuardStop(wish)
  const isOver = remaining !== null && remaining <= 0
  const sendReady = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) onWish(submitter.value)
  }
  const sendOwn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = wish.trim()
    setMissing(text === '')
    if (text === '') document.getElementById(ownWishId)?.focus()
    else if (stop.mayGo(event.currentTarget)) onWish(text)
  }
  return (
    // Without script the browser comes here.
    <div className="go-on" id={wishError ? answerId : undefined}>
      <NoScriptForm answer={answer} className="wishes" onSubmit={sendReady}>
        {wishes.map((text) => (
          <Button key={text} size="small" name="wish" value={text} disabled={isOver}>
            {text}
          </Button>
        ))}
        <details className="languages">
          <summary className={buttonClass({ size: 'small' })}>In un'altra lingua…</summary>
          <div className="row">
            {Object.keys(languageCodes).map((language) => (
              <Button
                key={language}
                size="small"
                kind="quiet"
                name="wish"
                value={inLanguage(language)}
                disabled={isOver}
              >
                {inLanguage(language)}
              </Button>
            ))}
          </div>
        </details>
      </NoScriptForm>
      <NoScriptForm answer={answer} className="stack" noValidate onSubmit={sendOwn}>
        <input type="hidden" name={toldField} value={wishError ?? ''} />
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
        <Guard
          text={wish}
          others={[]}
          guarded={guarded}
          hasStopped={stop.isStopped}
          onLeft={() =>
            stop.isStopped ? onWish(wish.trim()) : document.getElementById(ownWishId)?.focus()
          }
          dispatch={dispatch}
        />
        <Button disabled={isOver} why={isOver ? dayIsOver : ''}>
          Chiedi ancora
        </Button>
      </NoScriptForm>
      <p className="small soft">{versionsLeftText(remaining)}</p>
    </div>
  )
}
