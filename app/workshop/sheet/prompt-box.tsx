import { Flame, Lock, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { dayIsOver } from '../../ai/failed-texts.ts'
import { loginPath, privacyPath } from '../../paths.ts'
import { longestPrompt } from '../../prompt-path.ts'
import { type Composition, isTouched } from '../../prompt-sets/composition.ts'
import {
  listGaps,
  parseGaps,
  shownGapField,
  shownPromptField,
  sourceField,
} from '../../prompt-sets/gaps.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { Note } from '../../ui/note.tsx'
import { allowanceText, isDayOver } from '../answer/allowance.ts'
import { AnswerGivenBack } from '../answer/answer-given-back.tsx'
import { AnswerReady, AskFault } from '../answer/ask-outcome.tsx'
import { emptyPrompt, promptTooLong } from '../answer/generation.ts'
import { Guard } from '../answer/guard.tsx'
import { useSend } from '../answer/use-send.ts'
import type { GuardedText } from '../guard/guarded-text.ts'
import { openGaps } from '../guard/open-gaps.ts'
import { isBusy, sheetError } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import type { SheetState } from '../state/sheet-state.ts'
import { useLater } from '../state/use-later.ts'
import {
  answerId,
  isTradeTemplate,
  toldField,
  tradeField,
  type WorkshopPage,
} from '../workshop-page.ts'
import { GapFields, gapId } from './gap-fields.tsx'
import { PromptText, promptTextId } from './prompt-text.tsx'
import { sheetFormId } from './sheet-link.tsx'
import { focusSheet } from './undo-bar.tsx'

type PromptBoxProps = {
  /** 'Riempi gli spazi' or 'Il Tuo Prompt', as a heading. */
  title: (text: string) => ReactNode
  why?: string
}

/** The sheet on which the prompt is written and sent. */
export function PromptBox(props: PromptBoxProps) {
  const { state, page, isHydrated, generation, dispatch } = useSheet()
  const { composition, remaining } = state
  const { prompt } = composition
  const form = useRef<HTMLFormElement>(null)
  const length = prompt.trim().length
  const why = reasonNotToAsk(length, remaining)
  const gaps = listGaps(parseGaps(composition.source))
  const hasGaps = gaps.length > 0
  const open = openGaps(prompt, composition.source)
  const gapTexts = gaps.map(({ label }, index) => guardedGap(composition, label, gapId(index)))
  const whole: GuardedText = {
    place: { in: 'prompt' },
    id: promptTextId,
    text: prompt,
    others: Object.values(composition.values),
  }
  const sending = useSend({
    fields: [...gapTexts, whole],
    gaps: open,
    isReady: why === null,
    send: (mayGo) => void generation.ask(mayGo),
  })
  const fill = () => {
    const first = gaps.findIndex(({ label }) => label === open[0]?.label)
    focusFirst(() => document.getElementById(gapId(first))?.focus(), sending.fillGaps)
  }
  const sendWithGaps = () =>
    focusFirst(
      () => form.current?.querySelector<HTMLElement>('.ask')?.focus(),
      sending.sendWithGaps,
    )
  const text = (
    <div>
      <PromptText prompt={prompt} dispatch={dispatch} />
      <Guard field={whole} sending={sending} />
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
      data-draft
      action={`#${answerId}`}
      className="sheet"
      id={sheetFormId}
      tabIndex={-1}
      aria-label="Il Tuo Prompt"
      onSubmit={(event) => {
        event.preventDefault()
        sending.press()
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
            onClick={() => focusFirst(focusSheet, () => dispatch({ type: 'gapsEmptied' }))}
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
        under={({ label, id }) => (
          <Guard field={guardedGap(composition, label, id)} sending={sending} />
        )}
      />
      {hasGaps ? null : text}
      <AskFault />
      <input type="hidden" name={toldField} value={sheetError(state) ?? ''} />
      <Button
        type="submit"
        kind="main"
        className="ask"
        icon={<Flame className="i" aria-hidden="true" />}
        busy={isBusy(state)}
        busyLabel="Sto scrivendo…"
        disabled={isHydrated && why !== null}
        why={why ?? ''}
      >
        Genera Risposta
      </Button>
      {sending.named ? (
        <MissingGaps text={sending.named} onFill={fill} onAnyway={sendWithGaps} />
      ) : null}
      <AnswerReady prompt={prompt} />
      <PrivacyNote goesTo={page.goesTo} />
      {isInOwnWords(state) ? <Hints prompt={prompt} /> : null}
      <AllowanceLine />
      {hasGaps ? (
        <details className="whole-text">
          <summary>Leggi e cambia la richiesta</summary>
          <div className="stack">
            <h3>Il Tuo Prompt</h3>
            {text}
            {copy}
            <WhyItWorks why={props.why ?? ''} />
          </div>
        </details>
      ) : (
        <>
          {copy}
          <WhyItWorks why={props.why ?? ''} />
        </>
      )}
    </form>
  )
}

const guardedGap = ({ values }: Composition, label: string, id: string): GuardedText => ({
  place: { in: 'gap', label },
  id,
  text: values[label] ?? '',
  others: [],
})

/** What would make a request in one's own words better. */
function Hints({ prompt }: { prompt: string }) {
  const later = useLater(() => import('../guard/hints-note.tsx'), prompt !== '')
  return later && <later.HintsNote prompt={prompt} />
}

/** What makes the chosen template a good request, for those who want to write their own. */
function WhyItWorks({ why }: { why: string }) {
  if (why === '') return null
  return (
    <details data-secondary="" className="why-works">
      <summary>Perché funziona</summary>
      <p>{why}</p>
    </details>
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
const isInOwnWords = ({ composition, urgent }: SheetState) =>
  composition.templateId === null && composition.marks.length === 0 && urgent === null

/** What is left of the day. */
export function AllowanceLine() {
  const { state, page, returnPath } = useSheet()
  const { remaining } = state
  if (remaining !== 0) {
    return <p className="small">{allowanceText(remaining)}</p>
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
  if (isDayOver(remaining)) return dayIsOver
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

type MissingGapsProps = { text: string; onFill: () => void; onAnyway: () => void }

/** After a press on 'Genera Risposta': which gaps are open, and two ways on. It takes the focus. */
function MissingGaps({ text, onFill, onAnyway }: MissingGapsProps) {
  const note = useRef<HTMLFieldSetElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <fieldset ref={note} tabIndex={-1} aria-label={text} className="min-w-0">
      <Note kind="info">
        <p>{text}.</p>
        <div className="row mt-2">
          <Button type="button" size="small" onClick={onFill}>
            Riempi
          </Button>
          <Button type="button" size="small" onClick={onAnyway}>
            Genera lo stesso
          </Button>
        </div>
      </Note>
    </fieldset>
  )
}
