import { type RefObject, Suspense, useEffect } from 'react'
import type { AnswerPartProps } from './answer-part.tsx'
import { AnswerPart, loadAhead } from './answer-part-later.ts'
import { PromptBar } from './prompt-bar.tsx'
import type { Answer } from './work.ts'

type AnswerPlaceProps = AnswerPartProps & {
  /** Around the prompt box. */
  sheet: RefObject<HTMLElement | null>
}

/** Where the answer comes, with what a screen reader hears of it, and the way back to the sheet. */
export function AnswerPlace({ sheet, onStop, ...props }: AnswerPlaceProps) {
  const { answer, composition } = props.state
  const hasPrompt = composition.prompt !== ''

  useEffect(() => {
    if (hasPrompt) loadAhead()
  }, [hasPrompt])

  const stop = () => {
    onStop()
    // Nothing came yet: the answer's place closes, and the person goes back to the sheet.
    if (answer.text === '') sheet.current?.querySelector('button')?.focus()
  }

  return (
    <>
      {answer.status === 'none' ? null : (
        <Suspense fallback={<div className="answer band" />}>
          <AnswerPart {...props} onStop={stop} />
        </Suspense>
      )}
      <PromptBar prompt={composition.prompt} sheet={sheet} />
      <p className="vh" role="status">
        {answerNews(answer)}
      </p>
    </>
  )
}

/** The start and the end of an answer, not every word. */
function answerNews({ status, error, isStopped }: Answer): string {
  if (status === 'waiting') return 'Sto scrivendo la risposta.'
  if (status !== 'ready' || error) return ''
  return isStopped ? 'Risposta fermata.' : 'La risposta è pronta.'
}
