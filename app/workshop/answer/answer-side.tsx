import type { Dispatch, ReactNode } from 'react'
import { defaultTitle, savedLimits, tagsFromText } from '../../saved/saved.ts'
import { firstHeading, type MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { isSaved } from '../sheet/work.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import { GoOn } from './go-on.tsx'
import { SaveAnswer } from './save-answer.tsx'
import type { Generation } from './use-generation.ts'
import { useSaving } from './use-saving.ts'

type AnswerSideProps = {
  state: WorkshopState
  /** The version on screen, as it is shown, and parsed. */
  text: string
  blocks: MarkdownBlock[] | null
  /** It as it leaves this device, with placeholders for the person's own data. */
  written: MarkdownBlock[] | null
  returnPath: string
  generation: Generation
  onCorrect: () => void
  /** Takes everything off a device that may be another's. */
  finished: ReactNode
  dispatch: Dispatch<WorkshopEvent>
  /** What is said of the text before anything is done with it. */
  children: ReactNode
}

/** What can be done with an answer: go on from it, take it along, illustrate it, save it. */
export function AnswerSide({
  state,
  text,
  blocks,
  written,
  generation,
  dispatch,
  ...props
}: AnswerSideProps) {
  const { answer } = state
  const save = useSaving(state, dispatch)
  const proposed = ((written && firstHeading(written)) || defaultTitle).slice(0, savedLimits.title)
  const title = state.title ?? proposed
  const tags = state.tags ?? answer.question.tags.join(', ')
  return (
    <>
      {props.children}
      {isSaved(state) ? null : (
        <noscript>
          <p className="small noprint">
            Questa risposta sta solo qui. Se apri un'altra pagina la perdi: prima salvala.
          </p>
        </noscript>
      )}
      <GoOn state={state} onWish={generation.wish} dispatch={dispatch} />
      <AnswerActions title={title} text={text} blocks={blocks} onCorrect={props.onCorrect} />
      <AnswerPicture
        picture={state.picture}
        canDraw={answer.canDraw}
        title={proposed}
        onDraw={generation.draw}
      />
      <SaveAnswer
        answer={answer}
        title={title}
        tags={tags}
        saving={state.saving}
        isSaved={isSaved(state)}
        returnPath={props.returnPath}
        onSave={() => save(title.trim() || proposed, tagsFromText(tags))}
        dispatch={dispatch}
      />
      {props.finished}
    </>
  )
}
