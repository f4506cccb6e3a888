import { Trash2, Undo2 } from 'lucide-react'
import { type Dispatch, type RefObject, useEffect, useState } from 'react'
import { defaultTitle, savedLimits, tagsFromText } from '../../saved/saved.ts'
import { Button } from '../../ui/button.tsx'
import { firstHeading } from '../../ui/markdown/markdown-tree.ts'
import { Note } from '../../ui/note.tsx'
import { bringBack, hasPlaceholder } from '../guard/hide.ts'
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
  /** Where this device may be another's: takes everything off it. */
  onFinish?: () => void
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
  onFinish,
  dispatch,
}: AnswerPartProps) {
  const { answer } = state
  const save = useSaving(state, dispatch)
  const { kept } = state.guarded
  // Which answer shows the person's own data again: it stays on this screen.
  const [ownOf, setOwnOf] = useState<string | null>(null)
  const isOwn = ownOf !== null && ownOf === answer.exchangeId
  const text = isOwn ? bringBack(answer.text, kept) : answer.text
  const blocks = useMarkdown(
    text,
    whole?.answer ? { text: whole.answer.text, blocks: whole.answer.blocks } : undefined,
  )
  const isWriting = isBusy(state)
  useEffect(() => {
    // Into view when it starts; focus stays where the person is.
    if (isWriting) place.current?.scrollIntoView()
  }, [isWriting, place])

  const heading = blocks && firstHeading(blocks)
  const proposed = (heading || defaultTitle).slice(0, savedLimits.title)
  const title = state.title ?? proposed
  const tags = state.tags ?? answer.question.tags.join(', ')
  return (
    <AnswerView answer={{ ...answer, text }} blocks={blocks} onStop={onStop}>
      {isWriting ? null : (
        <>
          {hasPlaceholder(answer.text, kept) ? (
            <OwnData isShown={isOwn} onToggle={() => setOwnOf(isOwn ? null : answer.exchangeId)} />
          ) : null}
          <AnswerPicture
            picture={state.picture}
            canDraw={answer.canDraw}
            title={proposed}
            onDraw={onDraw}
          />
          <AnswerActions title={title} text={text} blocks={blocks} />
          <SaveAnswer
            title={title}
            tags={tags}
            saving={state.saving}
            isSaved={isSaved(state)}
            returnPath={returnPath}
            onSave={() => save(title.trim() || proposed, tagsFromText(tags))}
            dispatch={dispatch}
          />
          {onFinish ? <Finished onFinish={onFinish} /> : null}
        </>
      )}
    </AnswerView>
  )
}

function OwnData({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <Note kind="info" className="full noprint">
      <p>
        I tuoi dati sono rimasti su questo dispositivo: l'AI ha letto solo le parole tra parentesi,
        e così resta la risposta che salvi.
      </p>
      <Button
        type="button"
        size="small"
        className="mt-2"
        icon={<Undo2 className="i" aria-hidden="true" />}
        onClick={onToggle}
      >
        {isShown ? 'Togli i miei dati' : 'Rimetti i miei dati'}
      </Button>
    </Note>
  )
}

function Finished({ onFinish }: { onFinish: () => void }) {
  return (
    <div className="finished full noprint needs-script">
      <p>Usi un computer che non è tuo?</p>
      <Button
        type="button"
        kind="danger"
        icon={<Trash2 className="i" aria-hidden="true" />}
        onClick={onFinish}
      >
        Finito: cancella tutto
      </Button>
    </div>
  )
}
