import { Flame, Lock, RotateCcw } from 'lucide-react'
import { type Dispatch, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { dayIsOver } from '../../ai/failed-texts.ts'
import { loginPath, privacyPath } from '../../paths.ts'
import { longestPrompt } from '../../prompt-path.ts'
import { type Composition, isTouched } from '../../prompt-sets/composition.ts'
import {
  gapsOf,
  parseGaps,
  shownGapField,
  shownPromptField,
  sourceField,
} from '../../prompt-sets/gaps.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Note } from '../../ui/note.tsx'
import { allowanceText } from '../answer/allowance.ts'
import { AnswerGivenBack } from '../answer/answer-given-back.tsx'
import { emptyPrompt, promptTooLong } from '../answer/generation.ts'
import { openGaps } from '../guard/open-gaps.ts'
import { SignGap } from '../sign/sign.tsx'
import {
  answerId,
  isTradeTemplate,
  toldField,
  tradeField,
  type WorkshopPage,
} from '../workshop-page.ts'
import { GapFields, gapId } from './gap-fields.tsx'
import { Guard, Hints } from './guard.tsx'
import { AnswerReady, AskFault } from './how-it-went.tsx'
import { MissingGaps, useMissing } from './missing-gaps.tsx'
import { PromptText, promptTextId } from './prompt-text.tsx'
import { sheetFormId } from './sheet-link.tsx'
import { focusSheet } from './undo-bar.tsx'
import { useGuardStop } from './use-guard-stop.ts'
import { WhyItWorks } from './why-it-works.tsx'
import { isBusy, sheetError } from './work.ts'
import type { WorkshopEvent, WorkshopState } from './workshop-state.ts'

type PromptBoxProps = {
  state: WorkshopState
  page: WorkshopPage
  /** 'Riempi gli spazi' or 'Il Tuo Prompt', as a heading. */
  title: (text: string) => ReactNode
  /** Why the chosen template works. */
  why?: string
  /** Where a visitor comes back to after signing in. */
  returnPath: string
  /** Script runs: without it the form is sent as it is, and nothing is disabled. */
  isHydrated: boolean
  onAsk: () => void
  dispatch: Dispatch<WorkshopEvent>
}

/**
 * The sheet on which the request is written and sent: the gaps with the button right under the
 * last one, and the whole text to read and change; without gaps the text alone.
 */
export function PromptBox(props: PromptBoxProps) {
  const { state, page, isHydrated, dispatch } = props
  const { composition, guarded, remaining } = state
  const busy = isBusy(state)
  const { prompt } = composition
  const form = useRef<HTMLFormElement>(null)
  const length = prompt.trim().length
  const why = reasonNotToAsk(length, remaining)
  const gaps = gapsOf(parseGaps(composition.source))
  const hasGaps = gaps.length > 0
  const open = openGaps(prompt, composition.source)
  const missing = useMissing(open)
  const stop = useGuardStop(prompt)
  const ask = () => {
    // The note that was pressed goes.
    if (missing.isNamed) form.current?.querySelector<HTMLElement>('.ask')?.focus()
    missing.forget()
    if (why === null && !busy) props.onAsk()
  }
  const fill = () => {
    missing.forget()
    const first = gaps.findIndex(({ label }) => label === open[0]?.label)
    document.getElementById(gapId(first))?.focus()
  }
  const send = () => (missing.maySend() ? ask() : missing.name())
  const leave = (id: string) => () => {
    if (stop.isStopped && !stop.asksElsewhere(form.current)) send()
    else document.getElementById(id)?.focus()
  }
  const guard = { guarded, hasStopped: stop.isStopped, dispatch }
  const text = (
    <div>
      <PromptText prompt={prompt} dispatch={dispatch} describedBy="prompt-avviso" />
      <Guard
        field={null}
        text={prompt}
        others={Object.values(composition.values)}
        onLeft={leave(promptTextId)}
        {...guard}
      />
    </div>
  )
  const copy = (
    <CopyButton
      text={prompt}
      label="Copia Prompt"
      size={hasGaps ? 'small' : undefined}
      disabled={isHydrated && length === 0}
    />
  )
  return (
    <form
      ref={form}
      method="post"
      action={`#${answerId}`}
      className="sheet"
      id={sheetFormId}
      tabIndex={-1}
      aria-label="Il Tuo Prompt"
      onSubmit={(event) => {
        event.preventDefault()
        if (stop.mayGo(event.currentTarget)) send()
      }}
    >
      <div className="sheet-head">
        {props.title(hasGaps ? 'Riempi gli spazi' : 'Il Tuo Prompt')}
        {isTouched(composition) ? (
          <Button
            type="button"
            kind="quiet"
            size="small"
            className="restart needs-script"
            icon={<RotateCcw className="i" aria-hidden="true" />}
            onClick={() => {
              dispatch({ type: 'restarted' })
              focusSheet()
            }}
          >
            Ricomincia
          </Button>
        ) : null}
      </div>
      {isTradeTemplate(state, page) ? <input type="hidden" {...tradeField} /> : null}
      {isHydrated ? null : <AsShown {...composition} />}
      <AnswerGivenBack answer={state.answer} />
      <p className="dictate small soft">Puoi anche dettare: premi il microfono della tastiera.</p>
      <GapFields
        composition={composition}
        dispatch={dispatch}
        under={({ label, value, id }) => (
          <>
            <SignGap
              label={label}
              value={value}
              ownerId={page.userId}
              onWrite={(written) => dispatch({ type: 'gapTyped', label, value: written })}
            />
            <Guard field={label} text={value} others={[]} onLeft={leave(id)} {...guard} />
          </>
        )}
      />
      {hasGaps ? null : text}
      <AskFault work={state} />
      <input type="hidden" name={toldField} value={sheetError(state) ?? ''} />
      <Button
        type="submit"
        kind="main"
        className="ask"
        icon={<Flame className="i" aria-hidden="true" />}
        busy={busy}
        busyLabel="Sto scrivendo…"
        disabled={isHydrated && why !== null}
        why={why ?? ''}
      >
        Genera Risposta
      </Button>
      {missing.isNamed ? <MissingGaps text={missing.text} onFill={fill} onAnyway={ask} /> : null}
      <AnswerReady work={state} prompt={prompt} />
      <PrivacyNote goesTo={page.goesTo} />
      {isInOwnWords(state) ? <Hints request={prompt} /> : null}
      <Allowance state={state} page={page} returnPath={props.returnPath} />
      {hasGaps ? (
        <section className="own-prompt" aria-labelledby="prompt-titolo">
          <h3 id="prompt-titolo">Il Tuo Prompt</h3>
          {copy}
          <details className="whole-text">
            <summary>Leggi e cambia la richiesta</summary>
            <div className="stack">
              {text}
              <WhyItWorks why={props.why ?? ''} />
            </div>
          </details>
        </section>
      ) : (
        <>
          {copy}
          <WhyItWorks why={props.why ?? ''} />
        </>
      )}
    </form>
  )
}

/** Without script: the template as the page shows it, so that a gap that is changed is sent so. */
function AsShown({ source, prompt, values }: Composition) {
  if (source === '' || prompt === source) return null
  return (
    <>
      <input type="hidden" name={sourceField} value={source} />
      <input type="hidden" name={shownPromptField} value={prompt} />
      {Object.entries(values).map(([label, value]) => (
        <input key={label} type="hidden" name={shownGapField(label)} value={value} />
      ))}
    </>
  )
}

/** Neither template nor blocks; where somebody is to be called, nobody is taught to write. */
const isInOwnWords = ({ composition, urgent }: WorkshopState) =>
  composition.templateId === null && composition.marks.length === 0 && urgent === null

type AllowanceProps = Pick<PromptBoxProps, 'state' | 'page' | 'returnPath'>

/** What is left of the day. */
export function Allowance({ state: { remaining }, page, returnPath }: AllowanceProps) {
  if (remaining !== 0) {
    return (
      <p className="small" role="status">
        {allowanceText(remaining)}
      </p>
    )
  }
  if (page.userId !== null) return null
  return (
    <p className="small">
      Con un account hai più risposte dopo il primo giorno.{' '}
      <Link to={loginPath(`${returnPath}#prompt`)}>Accedi</Link>
    </p>
  )
}

function reasonNotToAsk(length: number, remaining: number | null): string | null {
  if (remaining !== null && remaining <= 0) return dayIsOver
  if (length === 0) return emptyPrompt
  return length > longestPrompt ? promptTooLong : null
}

function PrivacyNote({ goesTo }: Pick<WorkshopPage, 'goesTo'>) {
  return (
    <div id="prompt-avviso">
      <Note kind="plain" icon={<Lock className="i" aria-hidden="true" />}>
        Non scrivere nomi, l'indirizzo di casa, codice fiscale o dati di salute. {goesTo}{' '}
        <Link to={privacyPath()}>Come trattiamo i dati</Link>
      </Note>
    </div>
  )
}
