import { type RefObject, useEffect, useRef } from 'react'
import { Note } from '../../ui/note.tsx'
import { loadGeneration } from '../load-generation.ts'
import { placeId } from '../sheet/how-it-went.tsx'
import { type Answer, errorUnderNote, isBusy } from '../sheet/work.ts'
import { UrgentCard } from '../urgency/urgent-card.tsx'
import { cutTexts } from '../workshop-page.ts'
import { AnswerPart, type AnswerPartProps } from './answer-part.tsx'

type AnswerPlaceProps = Omit<AnswerPartProps, 'place'> & {
  /** Around the prompt box. */
  sheet: RefObject<HTMLElement | null>
}

/** Where the answer comes, with what a screen reader hears of it, and the way back to the sheet. */
export function AnswerPlace({ sheet, ...props }: AnswerPlaceProps) {
  const { answer, composition, urgent } = props.state
  const error = errorUnderNote(props.state)
  const place = useRef<HTMLDivElement>(null)
  const hasPrompt = composition.prompt !== ''

  useEffect(() => {
    // Should it fail, the press on the button tries again.
    if (hasPrompt) loadGeneration().catch(() => {})
  }, [hasPrompt])

  const isNews = urgent !== null && (error !== null || isBusy(props.state))
  useEffect(() => {
    // A draft that comes back moves nothing.
    if (isNews) place.current?.scrollIntoView()
  }, [isNews])

  const stop = () => {
    props.generation.stop()
    // Nothing came yet: the answer's place closes, and the person goes back to the sheet.
    if (answer.text === '') sheet.current?.querySelector('button')?.focus()
    else place.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={place} id={placeId(props.state)} tabIndex={-1}>
        {urgent ? (
          <div className="urgent-place band">
            <div className="wrap">
              <UrgentCard note={urgent} isGiven={props.noScript?.work.urgent === urgent} />
              {error ? (
                <Note kind="bad" role="alert" className="noprint">
                  {error}
                </Note>
              ) : null}
            </div>
          </div>
        ) : null}
        {answer.status === 'none' ? null : (
          <AnswerPart {...props} generation={{ ...props.generation, stop }} place={place} />
        )}
      </div>
      <p className="vh" role="status">
        {answerNews(answer)}
      </p>
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
