import {
  ChevronDown,
  ChevronRight,
  HandHelping,
  ListChecks,
  Pencil,
  Search,
  TriangleAlert,
} from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { askPersonPath, fraudPath, letterPath, letterReplyPath } from '../paths.ts'
import { isDayOver } from '../workshop/answer/allowance.ts'
import { WishForm } from '../workshop/answer/wish-form.tsx'
import { useSheet } from '../workshop/state/sheet-context.ts'
import { hasParts } from './explanation.ts'
import type { LetterLanguage } from './languages.ts'
import { type PaperKind, preparing } from './letter.ts'
import { Own } from './own-frame.tsx'
import type { OwnName } from './own-words.ts'
import type { ExplanationOf } from './use-explanation.ts'

const questionId = 'chiedi-ancora'

type WhatNowProps = {
  kind: PaperKind
  /** There are signs of fraud: then nobody is helped to reply. */
  isFraud: boolean
  isReplying: boolean
  explanation: ExplanationOf
}

/** 'E adesso?': where an explanation leads, as doors in a wall. */
export function WhatNow(props: WhatNowProps) {
  const { kind, isFraud, explanation } = props
  const { language } = explanation
  const { state } = useSheet()
  const [isAsking, setAsking] = useState(state.wish !== '')
  const title = useId()
  const isHelp = kind === 'message' || isFraud
  const isLetter = !isHelp && hasParts(state.answer.text)
  useEffect(() => {
    if (isAsking) document.getElementById(questionId)?.focus()
  }, [isAsking])
  return (
    <section className="what-now noprint" aria-labelledby={title}>
      <div className="wrap">
        <h2 id={title}>E adesso?</h2>
        <ul>
          {isLetter ? <LetterDoors {...props} /> : null}
          {isHelp ? <HelpDoors language={language} /> : null}
          <Door
            language={language}
            onPress={() => setAsking(!isAsking)}
            isOpen={isAsking}
            icon={<Search className="i" aria-hidden="true" />}
            title="Chiedi ancora"
            own="ask"
            text="Una parola difficile, un dubbio: chiedi con parole tue."
          />
        </ul>
        {isAsking ? (
          <div className="ask-more">
            <WishForm
              id={questionId}
              label="Che cosa vuoi sapere?"
              hint="Per esempio: che cosa vuol dire «mora»?"
              button="Chiedi"
              kind="main"
              missing="Scrivi prima che cosa vuoi sapere."
              onSend={explanation.askOwn}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** A letter that was explained: its reply, and what to prepare, which is asked once. */
function LetterDoors({ isReplying, explanation }: WhatNowProps) {
  const { language } = explanation
  const { state } = useSheet()
  const isPrepared = state.answer.text.includes(`## ${preparing}`)
  const prepare = () => {
    if (isPrepared) toPrepared()
    else explanation.askMore(preparing)
  }
  const isShut = isDayOver(state.remaining) && !isPrepared
  return (
    <>
      <Door
        language={language}
        to={isReplying ? letterPath() : letterReplyPath()}
        isOpen={isReplying}
        icon={<Pencil className="i" aria-hidden="true" />}
        title="Rispondi a questa lettera"
        own="reply"
        text="La scriviamo insieme: chi, che cosa ed entro quando ci sono già."
      />
      <Door
        language={language}
        onPress={isShut ? undefined : prepare}
        icon={<ListChecks className="i" aria-hidden="true" />}
        title={preparing}
        own={isShut ? undefined : 'prepare'}
        text={
          isShut
            ? 'Per oggi le risposte sono finite: domani si può.'
            : "L'elenco delle carte e delle domande da fare."
        }
      />
    </>
  )
}

/** To what was prepared before, also for who does not see it. */
function toPrepared() {
  const headings = document.querySelectorAll<HTMLElement>('#spiegazione :is(h2, h3)')
  const heading = [...headings].find(({ textContent }) => textContent === preparing)
  if (heading) heading.tabIndex = -1
  heading?.focus()
}

/** Signs of fraud: nobody is helped to reply. */
const HelpDoors = ({ language }: Pick<ExplanationOf, 'language'>) => (
  <>
    <Door
      language={language}
      to={fraudPath()}
      isRed
      icon={<TriangleAlert className="i" aria-hidden="true" />}
      title="Ho già pagato, o dato un codice"
      own="paid"
      text="I cinque passi da fare subito, in ordine."
    />
    <Door
      language={language}
      to={askPersonPath()}
      icon={<HandHelping className="i" aria-hidden="true" />}
      title="Chiedi a una persona"
      own="person"
      text="Chi ti aiuta, e un biglietto da mostrare."
    />
  </>
)

type DoorProps = {
  /** A page, or the reply on this one. */
  to?: string
  /** Something that is done here; neither: it cannot be done now, and its text says why. */
  onPress?: () => void
  isOpen?: boolean
  isRed?: boolean
  icon: ReactNode
  title: string
  /** What it says in the person's own language, in the place of `text`. */
  own?: OwnName
  text: string
  language: LetterLanguage
}

function Door({ to, onPress, isOpen, isRed, icon, title, own, text, language }: DoorProps) {
  const face = (
    <>
      <span className={isRed ? 'little-arch red' : 'little-arch'}>{icon}</span>
      <span>
        <b>{title}</b>
        <span className="more">
          {own ? <Own language={language} name={own} instead={text} /> : text}
        </span>
      </span>
      {isOpen ? (
        <ChevronDown className="i" aria-hidden="true" />
      ) : (
        <ChevronRight className="i" aria-hidden="true" />
      )}
    </>
  )
  const className = isOpen ? 'door-row open' : 'door-row'
  return (
    <li>
      {to ? (
        <Link
          to={to}
          className={className}
          aria-expanded={isOpen}
          preventScrollReset={isOpen !== undefined}
        >
          {face}
        </Link>
      ) : (
        <button
          type="button"
          className={className}
          aria-expanded={isOpen}
          disabled={!onPress}
          onClick={(event: MouseEvent) => {
            if (event.detail < 2) onPress?.()
          }}
        >
          {face}
        </button>
      )}
    </li>
  )
}
