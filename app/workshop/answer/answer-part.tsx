import type { RefObject } from 'react'
import { isBusy } from '../state/sheet-content.ts'
import { type Sheet, useSheet } from '../state/sheet-context.ts'
import { useLater } from '../state/use-later.ts'
import { AnswerActs } from './answer-acts.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import { AnswerView } from './answer-view.tsx'
import { useShownText } from './use-shown-text.tsx'

export type AnswerPartProps = {
  /** What it stands in. */
  place: RefObject<HTMLElement | null>
  /** Of a reply: the letter's explanation, with which it is saved as one. */
  explained?: Sheet
  onStop: () => void
}

/** Everything about the answer: its versions, its picture, what can be done with it. */
export function AnswerPart({ place, explained, onStop }: AnswerPartProps) {
  const { state, dispatch, generation } = useSheet()
  const shown = useShownText()
  const later = useLater(() => import('./later-parts.tsx'))
  const isWriting = isBusy(state)
  const correct = (text: string | null) => dispatch({ type: 'correcting', text })
  /** The field goes: on with the text from its head, which says which version it is. */
  const backToText = () => {
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }
  const correcting = later && !isWriting ? state.answer.correcting : null
  const isQuiet = !isWriting && correcting === null
  return (
    <AnswerView
      text={shown.text}
      blocks={shown.blocks}
      isToSend={shown.sentName !== null}
      isAlone={explained !== undefined}
      instead={
        later && correcting !== null ? (
          <later.CorrectText
            text={shown.written}
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
      acts={
        isQuiet ? (
          <AnswerActs
            shown={shown}
            explained={explained}
            onCorrect={() => correct(shown.written)}
            finished={later && <later.Finished />}
          />
        ) : null
      }
      onStop={onStop}
    >
      {isQuiet && !explained ? (
        <AnswerPicture
          picture={state.picture}
          title={shown.proposed}
          onDraw={() => void generation.draw()}
        />
      ) : null}
    </AnswerView>
  )
}
