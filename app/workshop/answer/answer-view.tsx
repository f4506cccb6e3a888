import { Square } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { labelOf } from '../../saved/saved.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { Note } from '../../ui/note.tsx'
import { ReadAloud } from '../../ui/reading/read-aloud.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Answer } from '../sheet/work.ts'
import { cutTexts } from '../workshop-page.ts'

type AnswerViewProps = {
  answer: Answer
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  onStop: () => void
  /** Picture and actions, once the text is there. */
  children: ReactNode
}

/** The answer as a printed page; while it is written it grows here and can be stopped. */
export function AnswerView({ answer, blocks, onStop, children }: AnswerViewProps) {
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
                onClick={onStop}
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
              {isBusy ? null : <ReadAloud of={text} />}
              <div className="answer-text">
                <div ref={text}>
                  <AnswerText text={answer.text} blocks={blocks} />
                </div>
                {answer.isStopped ? (
                  <p className="small soft mt-4">Hai fermato la risposta qui.</p>
                ) : null}
                {answer.status === 'ready' && answer.cut ? (
                  <Note kind="info" className="mt-4">
                    {cutTexts[answer.cut]}
                  </Note>
                ) : null}
                {answer.status === 'ready' && answer.error ? (
                  <Note kind="bad" role="alert" className="mt-4 noprint">
                    {answer.error}
                  </Note>
                ) : null}
              </div>
              {children}
            </>
          )}
        </article>
      </div>
    </section>
  )
}

function AnswerText({ text, blocks }: { text: string; blocks: MarkdownBlock[] | null }) {
  const shown = useDeferredValue(blocks)
  if (shown) return <Markdown blocks={shown} />
  return <p className="prose whitespace-pre-wrap">{text}</p>
}
