import { ImagePlus, Pencil } from 'lucide-react'
import type { Dispatch, ReactNode, RefObject } from 'react'
import { finishPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { letterOf, type MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { WholeActs } from '../../ui/markdown/text-acts.tsx'
import { ActGroup } from '../../ui/more-acts.tsx'
import { ReadAloud } from '../../ui/reading/read-aloud.tsx'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import { hasPicturePlace } from './answer-picture.tsx'
import { GoOn } from './go-on.tsx'
import { TitleAndTags } from './title-and-tags.tsx'
import type { Generation } from './use-generation.ts'

export type AnswerActsProps = {
  state: WorkshopState
  /** The version on screen, as it is shown, and parsed. */
  text: string
  blocks: MarkdownBlock[] | null
  /** What the answer is called unless somebody names it. */
  proposed: string
  userId: string | null
  returnPath: string
  generation: Generation
  /** What is read aloud, and where its 'Pausa' stands. */
  reading: { of: RefObject<HTMLElement | null>; bar: RefObject<HTMLElement | null> }
  onCorrect: () => void
  /** The person's own data and name in the text, and out of it again. */
  own: ReactNode
  /** Takes everything off a device that may be another's. */
  finished: ReactNode
  dispatch: Dispatch<WorkshopEvent>
}

type MoreOfAnswerProps = AnswerActsProps & {
  title: string
  tags: string
  close: () => void
}

/** In 'Altro': change the answer, take it along, name it; last, take everything off this device. */
export function MoreOfAnswer({
  state,
  text,
  blocks,
  generation,
  close,
  ...props
}: MoreOfAnswerProps) {
  const { dispatch } = props
  const hasLetter = blocks !== null && letterOf(blocks) !== null
  const leave = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <ActGroup title={hasLetter ? 'Cambia la lettera' : 'Cambia la risposta'}>
        <GoOn
          state={state}
          onWish={(wish) => {
            close()
            generation.wish(wish)
          }}
          dispatch={dispatch}
        />
        {props.own}
        <div className="more-rows">
          <Button
            type="button"
            size="small"
            className="needs-script"
            icon={<Pencil className="i" aria-hidden="true" />}
            onClick={leave(props.onCorrect)}
          >
            Correggi
          </Button>
          <noscript>
            <p className="small">Per correggere la risposta a mano, prima salvala.</p>
          </noscript>
        </div>
      </ActGroup>
      <ActGroup title="Ascoltala o portala via">
        <div className="more-rows">
          <ReadAloud {...props.reading} onStart={close} />
          <WholeActs title={props.title} text={text} blocks={blocks} />
          {hasPicturePlace(state.picture) ? null : (
            <DrawButton canDraw={state.answer.canDraw} onDraw={leave(generation.draw)} />
          )}
        </div>
      </ActGroup>
      {state.saving.savedId === null ? (
        <ActGroup title="Come si chiama">
          <TitleAndTags title={props.title} tags={props.tags} dispatch={dispatch} />
        </ActGroup>
      ) : null}
      {props.finished}
      <noscript>
        <a href={finishPath()}>Finito: cancella tutto</a>
      </noscript>
    </>
  )
}

function DrawButton({ canDraw, onDraw }: { canDraw: boolean; onDraw: () => void }) {
  if (!canDraw) {
    return (
      <p className="small soft needs-script">
        Il servizio collegato a questo sito non fa immagini.
      </p>
    )
  }
  return (
    <Button
      type="button"
      size="small"
      className="needs-script"
      icon={<ImagePlus className="i" aria-hidden="true" />}
      onClick={onDraw}
    >
      Genera Immagine
    </Button>
  )
}
