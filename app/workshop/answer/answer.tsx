import { type RefObject, useEffect, useRef } from 'react'
import { Note } from '../../ui/note.tsx'
import { useSaid } from '../../ui/use-said.ts'
import { UrgentCard, UrgentVoice } from '../../urgency/urgent-card.tsx'
import { type Answer, errorUnderNote, isBusy } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import { useAskedHere } from '../state/use-asked-here.ts'
import { cutTexts } from '../workshop-page.ts'
import { AnswerPart, type AnswerPartProps } from './answer-part.tsx'
import { outcomePlaceId } from './ask-outcome.tsx'
import { leaveFast } from './leave-fast.ts'

type AnswerPlaceProps = {
  /** Around the prompt box. */
  sheet: RefObject<HTMLElement | null>
}

/** Where the answer comes, with what a screen reader hears of it, and the way back to the sheet. */
export function AnswerPlace({ sheet }: AnswerPlaceProps) {
  const { state, dispatch, generation, noScript } = useSheet()
  const { answer, urgent } = state
  const error = errorUnderNote(state)
  const place = useRef<HTMLDivElement>(null)
  const wasAsked = useAskedHere(isBusy(state))
  useSaid(wasAsked ? answerNews(answer) : '')

  const isNews = urgent !== null && (error !== null || isBusy(state))
  useEffect(() => {
    // A draft that comes back moves nothing.
    if (isNews) place.current?.scrollIntoView()
  }, [isNews])

  const stop = () => {
    generation.stop()
    // Nothing came yet: the answer's place closes, and the person goes back to the sheet.
    if (answer.text === '') sheet.current?.querySelector('button')?.focus()
    else place.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={place} id={outcomePlaceId(state)} tabIndex={-1}>
        {urgent ? (
          <div className="urgent-place band">
            <div className="wrap">
              <UrgentCard
                note={urgent}
                isGiven={noScript?.content.urgent === urgent}
                onLeave={() => leaveFast(dispatch)}
              />
              {error ? (
                <Note kind="bad" role="alert" className="noprint">
                  {error}
                </Note>
              ) : null}
            </div>
          </div>
        ) : null}
        {answer.status === 'none' ? null : <OwnAnswer place={place} onStop={stop} />}
      </div>
      <UrgentVoice note={urgent} />
    </>
  )
}

/** The start and the end of an answer, not every word. */
function answerNews({ status, error, isStopped, cut }: Answer): string {
  if (status === 'waiting') return 'Sto scrivendo la risposta.'
  if (status !== 'ready' || error) return ''
  if (cut) return cutTexts[cut]
  return isStopped ? 'Risposta fermata.' : 'La risposta è pronta.'
}

/** The answer to the sheet, brought into view. */
function OwnAnswer(props: AnswerPartProps) {
  useInView(props.place)
  return <AnswerPart {...props} />
}

/** The answer comes into view as it begins; so does why it ends, where it broke off. */
function useInView(place: RefObject<HTMLElement | null>) {
  const { state } = useSheet()
  const { error, cut } = state.answer
  const isWriting = isBusy(state)
  const wasWriting = useRef(false)
  useEffect(() => {
    if (isWriting) place.current?.scrollIntoView()
    // Focus stays where the person is; a wish's own button and 'Ferma' go away, and would take it along.
    if ((isWriting || wasWriting.current) && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
    if (!isWriting && wasWriting.current && (error || cut === 'fault')) {
      // The text stands above the reason why it ends, or why no other one came.
      place.current?.querySelector('.how-it-ended')?.scrollIntoView({ block: 'center' })
    }
    wasWriting.current = isWriting
  }, [isWriting, error, cut, place])
}
