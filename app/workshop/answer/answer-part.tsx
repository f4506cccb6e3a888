import { type Dispatch, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { bringBack, hasPlaceholder } from '../guard/hide.ts'
import { useLater } from '../sheet/use-later.ts'
import { useMarkdown } from '../sheet/use-markdown.ts'
import { isBusy } from '../sheet/work.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import { useSigned } from '../sign/sign.tsx'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import { AnswerSide } from './answer-side.tsx'
import { AnswerView } from './answer-view.tsx'
import type { Generation } from './use-generation.ts'
import { VersionBar } from './version-bar.tsx'
import { shownText } from './versions.ts'

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
  /** Lets go of what the screen holds besides the sheet, when everything is taken off this device. */
  onFinish?: () => void
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
  onFinish,
  next,
  dispatch,
}: AnswerPartProps) {
  const { answer } = state
  const { kept } = state.guarded
  const written = shownText(answer)
  // Which answer shows the person's own data again: it stays on this screen.
  const [ownOf, setOwnOf] = useState<string | null>()
  const isOwn = ownOf === answer.exchangeId
  const signed = useSigned(written, answer.exchangeId, page.userId)
  const text = isOwn ? bringBack(signed.text, kept) : signed.text
  // What is proposed as a title leaves this device: it is made of the text as it was written.
  const writtenBlocks = useMarkdown(written, (noScript ?? page.resumed)?.given)
  const ownBlocks = useMarkdown(text === written ? '' : text)
  const blocks = text === written ? writtenBlocks : ownBlocks
  // They come while the answer is written.
  const CorrectText = useLater(() => import('./correct-text.tsx'))
  const OwnData = useLater(() => import('./own-data.tsx'))
  const Finished = useLater(() => import('./finished.tsx'))
  const isWriting = isBusy(state)
  const wasWriting = useRef(false)
  useEffect(() => {
    if (isWriting) place.current?.scrollIntoView()
    // Focus stays where the person is; a wish's own button and 'Ferma' go away, and would take it along.
    if ((isWriting || wasWriting.current) && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
    if (!isWriting && wasWriting.current && answer.error) {
      // The text stands above the reason why no other one came.
      const reason = place.current?.querySelector('.answer-text [role="alert"]')
      reason?.scrollIntoView({ block: 'center' })
    }
    wasWriting.current = isWriting
  }, [isWriting, answer.error, place])

  const correct = (text: string | null) => dispatch({ type: 'correcting', text })
  /** The field goes: on with the text from its head, which says which version it is. */
  const backToText = () => {
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }
  const correcting = CorrectText && !isWriting ? answer.correcting : null
  const isCorrecting = correcting !== null
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
      onStop={generation.stop}
      onWish={generation.wish}
    >
      {isWriting || isCorrecting ? null : (
        <AnswerSide
          state={state}
          text={text}
          blocks={blocks}
          written={writtenBlocks}
          returnPath={returnPath}
          generation={generation}
          onCorrect={() => correct(written)}
          finished={
            Finished && <Finished userId={page.userId} onFinish={onFinish} dispatch={dispatch} />
          }
          dispatch={dispatch}
        >
          {OwnData && hasPlaceholder(written, kept) ? (
            <OwnData
              isShown={isOwn}
              onToggle={() => setOwnOf(isOwn ? undefined : answer.exchangeId)}
            />
          ) : null}
          {next}
          {signed.offer}
        </AnswerSide>
      )}
    </AnswerView>
  )
}
