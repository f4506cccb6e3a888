import { type Dispatch, type RefObject, useEffect } from 'react'
import { defaultTitle, savedLimits, tagsFromText } from '../../saved/saved.ts'
import { firstHeading } from '../../ui/markdown/markdown-tree.ts'
import { useMarkdown } from '../sheet/use-markdown.ts'
import { isBusy, isSaved } from '../sheet/work.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import type { WholeAnswer } from '../workshop-page.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import { AnswerView } from './answer-view.tsx'
import { SaveAnswer } from './save-answer.tsx'
import { useSaving } from './use-saving.ts'

export type AnswerPartProps = {
  state: WorkshopState
  /** What the form without script got back. */
  whole: WholeAnswer | undefined
  /** Where the person comes back to after signing in to save. */
  returnPath: string
  /** Around the answer and what stands above it. */
  place: RefObject<HTMLElement | null>
  onStop: () => void
  onDraw: () => void
  dispatch: Dispatch<WorkshopEvent>
}

/** Everything about the answer: text, picture, what can be done with it. */
export function AnswerPart({
  state,
  whole,
  returnPath,
  place,
  onStop,
  onDraw,
  dispatch,
}: AnswerPartProps) {
  const { answer } = state
  const save = useSaving(state, dispatch)
  const blocks = useMarkdown(
    answer.text,
    whole?.answer ? { text: whole.answer.text, blocks: whole.answer.blocks } : undefined,
  )
  const isWriting = isBusy(state)
  useEffect(() => {
    // Into view when it starts; focus stays where the person is.
    if (isWriting) place.current?.scrollIntoView({ behavior: 'smooth' })
  }, [isWriting, place])

  const heading = blocks && firstHeading(blocks)
  const proposed = (heading || defaultTitle).slice(0, savedLimits.title)
  const title = state.title ?? proposed
  const tags = state.tags ?? answer.question.tags.join(', ')
  return (
    <AnswerView answer={answer} blocks={blocks} onStop={onStop}>
      {isWriting ? null : (
        <>
          <AnswerPicture
            picture={state.picture}
            canDraw={answer.canDraw}
            title={proposed}
            onDraw={onDraw}
          />
          <AnswerActions title={title} text={answer.text} />
          <SaveAnswer
            title={title}
            tags={tags}
            saving={state.saving}
            isSaved={isSaved(state)}
            returnPath={returnPath}
            onSave={() => save(title.trim() || proposed, tagsFromText(tags))}
            dispatch={dispatch}
          />
        </>
      )}
    </AnswerView>
  )
}
