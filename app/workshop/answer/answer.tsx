import { type RefObject, useEffect, useRef } from 'react'
import { Note } from '../../ui/note.tsx'
import { useSaid } from '../../ui/use-said.ts'
import { UrgentCard, UrgentVoice } from '../../urgency/urgent-card.tsx'
import { type Answer, errorUnderNote, isBusy } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import { useAskedHere } from '../state/use-asked-here.ts'
import { useLater } from '../state/use-later.ts'
import { cutTexts } from '../workshop-page.ts'
import { AnswerActs } from './answer-acts.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import { AnswerView } from './answer-view.tsx'
import { outcomePlaceId } from './ask-outcome.tsx'
import { leaveFast } from './leave-fast.ts'
import { useShownText } from './use-shown-text.tsx'
import { VersionBar } from './version-bar.tsx'

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
        {answer.status === 'none' ? null : <AnswerPart place={place} onStop={stop} />}
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

type AnswerPartProps = {
  place: RefObject<HTMLElement | null>
  onStop: () => void
}

/** Everything about the answer: its versions, its picture, what can be done with it. */
function AnswerPart({ place, onStop }: AnswerPartProps) {
  const { state, dispatch, generation } = useSheet()
  const { answer } = state
  const shown = useShownText()
  const later = useLater(() => import('./later-parts.tsx'))
  const isWriting = isBusy(state)
  useInView(place)

  const correct = (text: string | null) => dispatch({ type: 'correcting', text })
  /** The field goes: on with the text from its head, which says which version it is. */
  const backToText = () => {
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }
  const correcting = later && !isWriting ? answer.correcting : null
  const isCorrecting = correcting !== null
  const isQuiet = !isWriting && !isCorrecting
  return (
    <AnswerView
      text={shown.text}
      blocks={shown.blocks}
      isToSend={shown.sentName !== null}
      // Another version would take the words away that are being corrected.
      above={isCorrecting ? null : <VersionBar />}
      instead={
        later && isCorrecting ? (
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
            {...shown}
            onCorrect={() => correct(shown.written)}
            finished={later && <later.Finished />}
          />
        ) : null
      }
      onStop={onStop}
    >
      {isQuiet ? (
        <AnswerPicture
          picture={state.picture}
          title={shown.proposed}
          onDraw={() => void generation.draw()}
        />
      ) : null}
    </AnswerView>
  )
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
