import { ArrowRight, Square } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { labelOf } from '../../saved/saved.ts'
import { letterLanguage } from '../../saved/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { Note } from '../../ui/note.tsx'
import { ReadAloud } from '../../ui/reading/read-aloud.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Answer } from '../sheet/work.ts'
import { cutTexts } from '../workshop-page.ts'
import { NoScriptForm } from './no-script-form.tsx'
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
  onStop: () => void
  onWish: (wish: string) => void
  /** Picture and actions, once the text is there. */
  children: ReactNode
}

/** The answer as a printed page; while it is written it grows here and can be stopped. */
export function AnswerView({ answer, blocks, above, instead, ...props }: AnswerViewProps) {
  const text = useRef<HTMLDivElement>(null)
  const isBusy = answer.status === 'waiting' || answer.status === 'writing'
  return (
    <section aria-label="Risposta" className="answer band">
      <div className="wrap">
        <article className="page answer-page" aria-busy={isBusy}>
          {isBusy ? (
            <div className="writing full noprint">
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
            <div className="full">
              <Skeleton lines={5} label="Arriva tra poco." />
            </div>
          ) : (
            <>
              <Note kind="ai" className="full">
                <b>{labelOf(answer)}</b>
              </Note>
              <div className="answer-text">
                {above}
                {instead ?? (
                  <>
                    {isBusy ? null : <ReadAloud of={text} />}
                    <div ref={text}>
                      <AnswerText answer={answer} blocks={blocks} isBusy={isBusy} />
                    </div>
                    <HowItEnded answer={answer} onWish={props.onWish} />
                  </>
                )}
              </div>
              {props.children ? <div className="answer-side">{props.children}</div> : null}
            </>
          )}
        </article>
      </div>
    </section>
  )
}

type AnswerTextProps = { answer: Answer; blocks: MarkdownBlock[] | null; isBusy: boolean }

/** While it is written it may lag behind; it is whole when the buttons below it come. */
function AnswerText({ answer, blocks, isBusy }: AnswerTextProps) {
  const late = useDeferredValue(blocks)
  const shown = isBusy ? late : blocks
  const lang = letterLanguage(answer.turns, shownIndex(answer))
  if (shown) return <Markdown blocks={shown} lang={lang} />
  return <p className="prose whitespace-pre-wrap">{answer.text}</p>
}

/** Why the newest version ends where it ends, and the way on. */
function HowItEnded({ answer, onWish }: { answer: Answer; onWish: (wish: string) => void }) {
  const { status, shown, cut, isStopped, error } = answer
  if (status !== 'ready' || shown !== null) return null
  return (
    <>
      {isStopped ? <p className="small soft mt-4">Hai fermato la risposta qui.</p> : null}
      {cut && !(cut === 'fault' && error) ? (
        <Note kind="info" className="mt-4">
          {cutTexts[cut]}
        </Note>
      ) : null}
      {error ? (
        <Note kind="bad" role="alert" className="mt-4 noprint">
          {error}
        </Note>
      ) : null}
      {(cut && cut !== 'filter') || isStopped ? (
        <NoScriptForm
          answer={answer}
          className="mt-4 noprint"
          onSubmit={(event) => {
            event.preventDefault()
            onWish(goOn)
          }}
        >
          <Button name="wish" value={goOn} icon={<ArrowRight className="i" aria-hidden="true" />}>
            {goOn}
          </Button>
        </NoScriptForm>
      ) : null}
    </>
  )
}
