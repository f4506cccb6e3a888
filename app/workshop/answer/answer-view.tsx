import { ArrowRight, Square } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { aiLabel } from '../../saved/saved.ts'
import { VersionBar } from '../../saved/version-bar.tsx'
import { goOn, listVersions, messageLanguage, versionLabel } from '../../saved/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Growing } from '../../ui/growing.tsx'
import { AnswerText } from '../../ui/markdown/answer-text.tsx'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { Note } from '../../ui/note.tsx'
import { ReadAloud } from '../../ui/read-aloud/read-aloud.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { shownIndex } from '../state/answer-versions.ts'
import { isBusy } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import { cutTexts } from '../workshop-page.ts'

type AnswerViewProps = {
  /** The version on screen, as it is shown. */
  text: string
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  /** A letter or a message was asked for. */
  isToSend: boolean
  /** The letter stands there with little more. */
  isAlone?: boolean
  /** In the place of the text, while it is corrected. */
  instead: ReactNode
  /** What is done with it, once the text is there. */
  acts: ReactNode
  onStop: () => void
  /** Under all of it: the picture, and where the answer leads. */
  children: ReactNode
}

/** The answer as a printed page; while it is written it grows here and can be stopped. */
export function AnswerView({ text, blocks, isToSend, ...props }: AnswerViewProps) {
  const { state } = useSheet()
  const { answer } = state
  const { instead } = props
  const words = useRef<HTMLDivElement>(null)
  const isWriting = isBusy(state)
  // While it is written it may lag behind; it is whole when the buttons come.
  const late = useDeferredValue(blocks)
  return (
    <section aria-label="Risposta" className="answer band">
      <div className="wrap">
        <article className="page answer-page" aria-busy={isWriting}>
          {isWriting ? (
            <div className="writing noprint">
              <p>Sto scrivendo…</p>
              <Button
                type="button"
                icon={<Square className="i" aria-hidden="true" />}
                onClick={props.onStop}
              >
                Ferma
              </Button>
            </div>
          ) : null}
          {text === '' ? (
            <Skeleton lines={5} label="Arriva tra poco." />
          ) : (
            <>
              <Note kind="ai">
                <b>{aiLabel(answer)}</b>
              </Note>
              <div className="answer-text">
                {instead ?? (
                  <>
                    <ShownVersion />
                    {isWriting ? null : <ReadAloud of={words} />}
                    <Growing isGrowing={isWriting} ref={words} className="answer-words">
                      <AnswerText
                        text={text}
                        blocks={isWriting ? late : blocks}
                        lang={messageLanguage(answer.turns, shownIndex(answer))}
                        isToSend={isToSend}
                        isAlone={props.isAlone}
                        isGrowing={isWriting}
                        acts={props.acts}
                      />
                    </Growing>
                    <HowItEnded />
                  </>
                )}
              </div>
              {props.children}
            </>
          )}
        </article>
      </div>
    </section>
  )
}

/** Not while it is corrected: another version would take the words away. */
function ShownVersion() {
  const { state, dispatch } = useSheet()
  const { answer } = state
  return (
    <VersionBar
      labels={listVersions(answer.text, answer.turns).map(versionLabel)}
      index={shownIndex(answer)}
      way={(to, looks) => (
        <Button
          {...looks}
          type="button"
          className="needs-script"
          onClick={(event) => {
            looks.onClick(event)
            dispatch({ type: 'versionShown', index: to })
          }}
        />
      )}
    />
  )
}

/** Why the newest version ends where it ends, and the way on. */
export function HowItEnded() {
  const { state, generation } = useSheet()
  const { status, shown, cut, isStopped, error } = state.answer
  if (status !== 'ready' || shown !== null) return null
  return (
    <>
      {isStopped ? <p className="small soft mt-4">Hai fermato la risposta qui.</p> : null}
      {cut ? (
        <Note kind="info" className="how-it-ended mt-4">
          {cutTexts[cut]}
        </Note>
      ) : null}
      {error ? (
        <Note kind="bad" role="alert" className="how-it-ended mt-4 noprint">
          {error}
        </Note>
      ) : null}
      {(cut && cut !== 'filter') || isStopped ? (
        <>
          <Button
            type="button"
            className="needs-script mt-4 noprint"
            icon={<ArrowRight className="i" aria-hidden="true" />}
            onClick={() => void generation.wish(goOn)}
          >
            {goOn}
          </Button>
          <noscript>
            <p className="small mt-4">Per farla continuare serve JavaScript.</p>
          </noscript>
        </>
      ) : null}
    </>
  )
}
