import { type Dispatch, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLater } from '../sheet/use-later.ts'
import { isBusy } from '../sheet/work.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import { AnswerActs } from './answer-acts.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import { AnswerView } from './answer-view.tsx'
import type { Generation } from './use-generation.ts'
import { useShown } from './use-shown.tsx'
import { VersionBar } from './version-bar.tsx'

export type AnswerPartProps = {
  state: WorkshopState
  /** What the form without script got back. */
  noScript: NoScriptAnswer | undefined
  page: Pick<WorkshopPage, 'userId' | 'resumed'>
  /** Where the person comes back to after signing in to save. */
  returnPath: string
  /** Around the answer and what stands above it. */
  place: RefObject<HTMLElement | null>
  generation: Generation
  /** What this answer leads to. */
  next?: ReactNode
  dispatch: Dispatch<WorkshopEvent>
}

/** Everything about the answer: its versions, its picture, what can be done with it. */
export function AnswerPart({
  state,
  noScript,
  page,
  returnPath,
  place,
  generation,
  next,
  dispatch,
}: AnswerPartProps) {
  const { answer } = state
  const given = (noScript ?? page.resumed)?.given
  const { written, text, blocks, proposed, own } = useShown(state, page.userId, given)
  // They come while the answer is written.
  const CorrectText = useLater(() => import('./correct-text.tsx'))
  const Finished = useLater(() => import('./finished.tsx'))
  const isWriting = isBusy(state)
  const wasWriting = useRef(false)
  useEffect(() => {
    if (isWriting) place.current?.scrollIntoView()
    // Focus stays where the person is; a wish's own button and 'Ferma' go away, and would take it along.
    if ((isWriting || wasWriting.current) && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
    if (!isWriting && wasWriting.current && (answer.error || answer.cut === 'fault')) {
      // The text stands above the reason why it ends, or why no other one came.
      place.current?.querySelector('.how-it-ended')?.scrollIntoView({ block: 'center' })
    }
    wasWriting.current = isWriting
  }, [isWriting, answer.error, answer.cut, place])

  const correct = (text: string | null) => dispatch({ type: 'correcting', text })
  /** The field goes: on with the text from its head, which says which version it is. */
  const backToText = () => {
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }
  const correcting = CorrectText && !isWriting ? answer.correcting : null
  const isCorrecting = correcting !== null
  const reading = {
    of: useRef<HTMLDivElement>(null),
    bar: useRef<HTMLDivElement>(null),
  }
  return (
    <AnswerView
      answer={{ ...answer, text }}
      blocks={blocks}
      // Another version would take the words away that are being corrected.
      above={isCorrecting ? null : <VersionBar answer={answer} dispatch={dispatch} />}
      instead={
        CorrectText && isCorrecting ? (
          <CorrectText
            text={written}
            typed={correcting}
            onType={correct}
            onDone={(text) => {
              dispatch({ type: 'corrected', text })
              backToText()
            }}
            onLeave={() => {
              correct(null)
              backToText()
            }}
          />
        ) : null
      }
      reading={reading}
      acts={
        isWriting || isCorrecting ? null : (
          <AnswerActs
            state={state}
            text={text}
            blocks={blocks}
            proposed={proposed}
            userId={page.userId}
            returnPath={returnPath}
            generation={generation}
            reading={reading}
            onCorrect={() => correct(written)}
            own={own}
            finished={Finished && <Finished dispatch={dispatch} />}
            dispatch={dispatch}
          />
        )
      }
      onStop={generation.stop}
      onWish={generation.wish}
    >
      {isWriting || isCorrecting ? null : (
        <>
          <AnswerPicture picture={state.picture} title={proposed} onDraw={generation.draw} />
          {next}
        </>
      )}
    </AnswerView>
  )
}
