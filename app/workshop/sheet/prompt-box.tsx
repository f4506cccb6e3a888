import { Flame, Lock } from 'lucide-react'
import { type Dispatch, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { loginPath, privacyPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Note } from '../../ui/note.tsx'
import { longestPrompt } from '../../ui/prompt-path.ts'
import { allowanceText, dayIsOver } from '../answer/allowance.ts'
import { emptyPrompt, promptTooLong } from '../answer/generation.ts'
import { tradeField } from '../workshop-page.ts'
import { PromptText } from './prompt-text.tsx'
import type { WorkshopEvent } from './workshop-state.ts'

type PromptBoxProps = {
  prompt: string
  remaining: number | null
  /** Where a visitor comes back to after signing in. */
  returnPath: string
  isVisitor: boolean
  isDemo: boolean
  isBusy: boolean
  /** The words come from a template of a trade: the form without script says so. */
  isTradeTemplate: boolean
  /** Script runs: without it the form is sent as it is, and nothing is disabled. */
  isHydrated: boolean
  error: string | null
  onAsk: () => void
  dispatch: Dispatch<WorkshopEvent>
}

/** 'Il Tuo Prompt': the sheet on which the request is written and sent. */
export function PromptBox(props: PromptBoxProps) {
  const { prompt, remaining, isHydrated, isBusy, dispatch } = props
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (props.error) alert.current?.scrollIntoView({ block: 'center' })
  }, [props.error])
  const length = prompt.trim().length
  const why = reasonNotToAsk(length, remaining)
  return (
    <form
      method="post"
      className="sheet"
      id="prompt"
      aria-labelledby="prompt-titolo"
      onSubmit={(event) => {
        event.preventDefault()
        if (why === null && !isBusy) props.onAsk()
      }}
    >
      <h2 id="prompt-titolo">Il Tuo Prompt</h2>
      {props.isTradeTemplate ? <input type="hidden" {...tradeField} /> : null}
      <PromptText prompt={prompt} dispatch={dispatch} describedBy="prompt-avviso" />
      <PrivacyNote isDemo={props.isDemo} />
      <div ref={alert} role="alert" className="empty:hidden">
        {props.error ? <Note kind="bad">{props.error}</Note> : null}
      </div>
      <div className="sheet-acts">
        <Button
          type="submit"
          kind="main"
          icon={<Flame className="i" aria-hidden="true" />}
          busy={isBusy}
          busyLabel="Sto scrivendo…"
          disabled={isHydrated && why !== null}
          why={why ?? ''}
        >
          Genera Risposta
        </Button>
        <CopyButton text={prompt} label="Copia Prompt" disabled={isHydrated && length === 0} />
      </div>
      {remaining === 0 ? null : (
        <p className="small" role="status">
          {allowanceText(remaining)}
        </p>
      )}
      {remaining === 0 && props.isVisitor ? (
        <p className="small">
          Con un account hai più risposte al giorno.{' '}
          <Link to={loginPath(props.returnPath)}>Accedi</Link>
        </p>
      ) : null}
    </form>
  )
}

function reasonNotToAsk(length: number, remaining: number | null): string | null {
  if (remaining !== null && remaining <= 0) return dayIsOver
  if (length === 0) return emptyPrompt
  return length > longestPrompt ? promptTooLong : null
}

function PrivacyNote({ isDemo }: { isDemo: boolean }) {
  return (
    <div id="prompt-avviso">
      <Note kind="plain" icon={<Lock className="i" aria-hidden="true" />}>
        Non scrivere nomi, indirizzi, codice fiscale o dati di salute.{' '}
        {isDemo
          ? 'Questa è una dimostrazione: nessun servizio di intelligenza artificiale è collegato.'
          : 'Il testo viene inviato a un servizio di intelligenza artificiale.'}{' '}
        <Link to={privacyPath()}>Come trattiamo i dati</Link>
      </Note>
    </div>
  )
}
