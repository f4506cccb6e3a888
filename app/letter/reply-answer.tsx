import { useRef } from 'react'
import { useSaid } from '../ui/use-said.ts'
import { UrgentCard, UrgentVoice } from '../urgency/urgent-card.tsx'
import { AnswerPart } from '../workshop/answer/answer-part.tsx'
import { leaveFast } from '../workshop/answer/leave-fast.ts'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { type Sheet, useSheet } from '../workshop/state/sheet-context.ts'
import { useAskedHere } from '../workshop/state/use-asked-here.ts'
import { useComing } from './use-coming.ts'

/** The letter that answers one, in its frame, with what is done with it. */
export function ReplyAnswer({ savedSheet }: { savedSheet: Sheet }) {
  const { state, dispatch, generation } = useSheet()
  const { answer, urgent } = state
  const isWriting = isBusy(state)
  const place = useRef<HTMLDivElement>(null)
  useComing(place, isWriting ? 'anew' : null)
  const news = isWriting ? 'Sto scrivendo la risposta.' : answer.text && 'La risposta è pronta.'
  useSaid(useAskedHere(isWriting) ? news : '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is read as one
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label="La tua risposta"
      className="reply-answer"
    >
      {urgent ? (
        <div className="wrap">
          <UrgentCard note={urgent} onLeave={() => leaveFast(dispatch)} />
        </div>
      ) : null}
      <UrgentVoice note={urgent} />
      <AnswerPart place={place} explained={savedSheet} onStop={generation.stop} />
    </div>
  )
}
