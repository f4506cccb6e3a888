import { Square } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { aiLabel } from '../saved/saved.ts'
import { Button } from '../ui/button.tsx'
import { Growing } from '../ui/growing.tsx'
import { Markdown } from '../ui/markdown/markdown.tsx'
import { inlineText, type MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import { Note } from '../ui/note.tsx'
import { ReadAloud } from '../ui/read-aloud/read-aloud.tsx'
import { useHasVoice } from '../ui/read-aloud/voices.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useSaid } from '../ui/use-said.ts'
import { UrgentCard, UrgentVoice } from '../urgency/urgent-card.tsx'
import { HowItEnded } from '../workshop/answer/answer-view.tsx'
import { leaveFast } from '../workshop/answer/leave-fast.ts'
import { useShownText } from '../workshop/answer/use-shown-text.tsx'
import { type Answer, isBusy } from '../workshop/state/sheet-content.ts'
import { type Sheet, useSheet } from '../workshop/state/sheet-context.ts'
import { useAskedHere } from '../workshop/state/use-asked-here.ts'
import { fraudTitle } from './explanation.ts'
import { ExplanationActs } from './explanation-acts.tsx'
import { LanguageField } from './language-field.tsx'
import type { LetterLanguage } from './languages.ts'
import type { PaperKind } from './letter.ts'
import { Own, OwnFrame } from './own-frame.tsx'
import { type ComingText, useComing } from './use-coming.ts'
import type { ExplanationOf } from './use-explanation.ts'

/** A part of an explanation with its heading; `name` where it looks otherwise than the others. */
type ExplanationPart = { name: 'fraud' | 'when' | null; blocks: MarkdownBlock[] }

type Parts = {
  title: MarkdownBlock[]
  /** What stands under the title, before the first part. */
  lead: MarkdownBlock[]
  parts: ExplanationPart[]
}

const begins = (block: MarkdownBlock, words: string) =>
  block.kind === 'heading' &&
  inlineText(block.children).trim().toLowerCase().startsWith(words.toLowerCase())

function nameOf(heading: MarkdownBlock): ExplanationPart['name'] {
  if (begins(heading, fraudTitle)) return 'fraud'
  return begins(heading, 'Entro quando') ? 'when' : null
}

/** An explanation's parts, each from its heading to the next; what tells a fraud comes first. */
function partsOf(blocks: MarkdownBlock[]): Parts {
  const hasTitle = blocks[0]?.kind === 'heading'
  const rest = hasTitle ? blocks.slice(1) : blocks
  const lead: MarkdownBlock[] = []
  const parts: ExplanationPart[] = []
  for (const block of rest) {
    if (block.kind === 'heading') parts.push({ name: nameOf(block), blocks: [block] })
    else (parts.at(-1)?.blocks ?? lead).push(block)
  }
  parts.sort((one, other) => Number(other.name === 'fraud') - Number(one.name === 'fraud'))
  return { title: hasTitle ? blocks.slice(0, 1) : [], lead, parts }
}

type ExplainedProps = {
  kind: PaperKind
  explanation: ExplanationOf
  /** By which it is saved; null: its buttons stand under the reply. */
  savedSheet: Sheet | null
  onLanguage: (language: LetterLanguage) => void
}

/** What the letter says, as a printed page: while it is written it grows here and can be stopped. */
export function Explained({ kind, explanation, savedSheet, onLanguage }: ExplainedProps) {
  const { state, dispatch, generation } = useSheet()
  const { answer, urgent } = state
  const { language } = explanation
  const shown = useShownText()
  const place = useRef<HTMLElement>(null)
  const of = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isWriting = isBusy(state)
  const late = useDeferredValue(shown.blocks)
  const blocks = isWriting ? late : shown.blocks
  useComing(place, comingOf(answer), blocks ? partsOf(blocks).parts.length : 0)
  useSaid(useAskedHere(isWriting) ? explanationNews(answer) : '')
  const stop = () => {
    generation.stop()
    if (answer.text !== '') place.current?.focus({ preventScroll: true })
  }
  const head = (
    <Listen explanation={explanation} onLanguage={onLanguage}>
      {isWriting ? null : <ReadAloud of={of} bar={bar} lang={language.code} />}
    </Listen>
  )
  return (
    <section
      ref={place}
      id="spiegazione"
      tabIndex={-1}
      aria-label="Spiegazione"
      className="explained"
    >
      {urgent ? <UrgentCard note={urgent} onLeave={() => leaveFast(dispatch)} /> : null}
      <UrgentVoice note={urgent} />
      <article className="page answer-page" aria-busy={isWriting}>
        <h1 className="vh">{kind === 'letter' ? 'La tua lettera' : 'Il tuo messaggio'}</h1>
        {isWriting ? (
          <div className="writing noprint">
            <p>Sto leggendo…</p>
            <Button type="button" icon={<Square className="i" aria-hidden="true" />} onClick={stop}>
              Ferma
            </Button>
          </div>
        ) : null}
        {answer.text === '' ? (
          <Skeleton lines={5} label="Arriva tra poco." />
        ) : (
          <>
            <Note kind="ai">
              <b>{aiLabel(answer)}</b>
            </Note>
            <div className="answer-text">
              <div ref={bar} className="contents" />
              <Growing
                isGrowing={isWriting}
                ref={of}
                className="answer-words"
                {...sideOf(answer, language)}
              >
                {blocks ? (
                  <InParts blocks={sidedAs(blocks, language)} head={head} language={language} />
                ) : (
                  <p className="prose whitespace-pre-wrap">{shown.text}</p>
                )}
              </Growing>
              <HowItEnded />
            </div>
            {isWriting || !savedSheet ? null : (
              <>
                <OwnFrame language={language} buttons={{ save: 'Salva Risposta' }} />
                <ExplanationActs shown={shown} savedSheet={savedSheet} />
              </>
            )}
          </>
        )}
      </article>
    </section>
  )
}

/** What else was asked of it is written under it; another language from the beginning. */
function comingOf({ status, text, turns }: Answer): ComingText {
  const former = turns.at(-1)?.answer.trimEnd()
  if (status === 'writing') return former && text.startsWith(former) ? 'more' : 'anew'
  return status === 'waiting' && text === '' ? 'anew' : null
}

/** The start and the end, not every word; and where a part is that was asked for. */
function explanationNews({ status, text, turns }: Answer): string {
  if (status === 'waiting' || status === 'writing') return 'Sto leggendo.'
  if (status !== 'ready') return ''
  const isPart = text.includes(`\n## ${turns.at(-1)?.wish}\n`)
  return isPart ? 'La risposta è pronta, in fondo alla spiegazione.' : 'La spiegazione è pronta.'
}

type ListenProps = Pick<ExplainedProps, 'explanation' | 'onLanguage'> & { children: ReactNode }

/** Before the first word: how to hear it, and in which language to read it. */
function Listen({ explanation, onLanguage, children }: ListenProps) {
  const { state } = useSheet()
  const { language } = explanation
  const isByKey = useRef(false)
  // On the way to a language the arrow keys choose each before it: no answer is asked for then.
  const [passed, setPassed] = useState<LetterLanguage | null>(null)
  const choose = (wanted: LetterLanguage) => {
    setPassed(null)
    onLanguage(wanted)
    explanation.changeLanguage(wanted)
  }
  const hasVoice = useHasVoice(language.code)
  return (
    <div className="letter-listen noprint" lang="it">
      {children}
      {children && hasVoice ? (
        <span className="small soft">
          <Own language={language} name="listen" /> {lengthAloud(state.answer.text)}
        </span>
      ) : null}
      <LanguageField
        language={passed ?? language}
        disabled={isBusy(state)}
        onPointerDown={() => {
          isByKey.current = false
        }}
        onKeyDown={({ key }) => {
          isByKey.current = key !== 'Enter' && key !== ' '
        }}
        onChange={(wanted) => (isByKey.current ? setPassed(wanted) : choose(wanted))}
      />
      {passed && passed !== language ? (
        <Button type="button" size="small" onClick={() => choose(passed)}>
          Spiega in <span lang={passed.code}>{passed.own}</span>
        </Button>
      ) : null}
    </div>
  )
}

/** How long a voice takes: about 130 words a minute. */
function lengthAloud(text: string): string {
  const minutes = Math.max(1, Math.round(text.split(/\s+/).length / 130))
  return minutes === 1 ? 'circa 1 minuto' : `circa ${minutes} minuti`
}

/** The language of the words, and where their lines begin; the demo stays in Italian. */
const sideOf = ({ isDemo }: Answer, { code, dir }: LetterLanguage) =>
  isDemo ? {} : { lang: code, dir }

/** Arabic letters tell no language apart: the one that was asked for says which it is. */
const sidedAs = (blocks: MarkdownBlock[], { code }: LetterLanguage): MarkdownBlock[] =>
  code === 'ur'
    ? blocks.map((block) =>
        block.side ? { ...block, side: { ...block.side, lang: code } } : block,
      )
    : blocks

type InPartsProps = { blocks: MarkdownBlock[]; head: ReactNode; language: LetterLanguage }

/** The title, how to hear or read it otherwise, and its parts. */
function InParts({ blocks, head, language }: InPartsProps) {
  const { title, lead, parts } = partsOf(blocks)
  return (
    <>
      {title.length > 0 ? <Markdown blocks={title} within={blocks} /> : null}
      {head}
      {lead.length > 0 ? <Markdown blocks={lead} within={blocks} /> : null}
      {parts.map(({ name, blocks: own }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, they only grow at the end
        <section key={at} className={['letter-piece', name].filter(Boolean).join(' ')}>
          <Markdown blocks={own} within={blocks} />
          {name === 'fraud' ? (
            <p lang="it" dir="ltr">
              <b>Non pagare, e non chiamare i numeri che ci sono scritti.</b> Controlla per un'altra
              strada. <Own language={language} name="careful" />
            </p>
          ) : null}
        </section>
      ))}
    </>
  )
}
