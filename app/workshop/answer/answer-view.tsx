import { ArrowRight, Square } from 'lucide-react'
import { type ReactNode, type RefObject, useDeferredValue } from 'react'
import { labelOf } from '../../saved/saved.ts'
import { letterLanguage } from '../../saved/versions.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerText } from '../../ui/markdown/answer-text.tsx'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Answer } from '../sheet/work.ts'
import { cutTexts } from '../workshop-page.ts'
import { shownIndex } from './versions.ts'
import { goOn } from './wishes.ts'

type AnswerViewProps = {
  answer: Answer
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  /** Above the text: which version it is. */
  above: ReactNode
  /** In the place of the text, while it is corrected. */
  instead: ReactNode
  /** What is read aloud, and where its 'Pausa' stands. */
  reading: { of: RefObject<HTMLDivElement | null>; bar: RefObject<HTMLDivElement | null> }
  /** Right under the letter, once the text is there. */
  acts: ReactNode
  onStop: () => void
  onWish: (wish: string) => void
  /** Under all of it: the picture, and where the answer leads. */
  children: ReactNode
}

/** The answer as a printed page; while it is written it grows here and can be stopped. */
export function AnswerView({ answer, blocks, above, instead, reading, ...props }: AnswerViewProps) {
  const isBusy = answer.status === 'waiting' || answer.status === 'writing'
  // While it is written it may lag behind; it is whole when the buttons come.
  const late = useDeferredValue(blocks)
  return (
    <section aria-label="Risposta" className="answer band">
      <div className="wrap">
        <article className="page answer-page" aria-busy={isBusy}>
          {isBusy ? (
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
          {answer.text === '' ? (
            <Skeleton lines={5} label="Arriva tra poco." />
          ) : (
            <>
              <Note kind="ai">
                <b>{labelOf(answer)}</b>
              </Note>
              <div className="answer-text">
                {above}
                {instead ?? (
                  <>
                    <div ref={reading.bar} className="contents" />
                    <div ref={reading.of} className="answer-words">
                      <AnswerText
                        text={answer.text}
                        blocks={isBusy ? late : blocks}
                        lang={letterLanguage(answer.turns, shownIndex(answer))}
                        acts={props.acts}
                      />
                    </div>
                    <HowItEnded answer={answer} onWish={props.onWish} />
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

/** Why the newest version ends where it ends, and the way on. */
function HowItEnded({ answer, onWish }: { answer: Answer; onWish: (wish: string) => void }) {
  const { status, shown, cut, isStopped, error } = answer
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
            onClick={() => onWish(goOn)}
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
