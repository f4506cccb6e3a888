import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { Addresses } from '../../ui/addresses.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Verdict } from '../../ui/verdict.tsx'
import { type Next, NextLink } from '../next-link.tsx'
import { ChooseExercise } from './choose-exercise.tsx'
import { FileExercise } from './file-exercise.tsx'
import {
  type ExerciseAnswer,
  exerciseId,
  type LessonScreen,
  partField,
  partPath,
  verdictId,
} from './lesson.ts'
import { PressExercise } from './press-exercise.tsx'
import { WriteExercise, writtenId } from './write-exercise.tsx'

export type LessonAnswer = ExerciseAnswer | { code: string; message: string }

/** Of the page's form; another round of an exercise begins without an answer. */
export const answerKey = (lessonId: string, partId: string, round: number) =>
  `lezione ${lessonId} ${partId} ${round}`

/** By place in the browser's history and part: the way back shows an exercise as it was left. */
const answered = new Map<string, LessonAnswer>()

/** By the same: what stands in a box, sent or not. */
const typed = new Map<string, string>()

type ExerciseProps = {
  screen: LessonScreen
  round: number
  /** Of a form that was sent without script. */
  sent: LessonAnswer | undefined
  /** The exercise begins anew. */
  onAgain: () => void
}

/** 'Adesso prova tu': one exercise, what the answer was worth, and where to go on. */
export function Exercise({ screen, round, sent, onAgain }: ExerciseProps) {
  const { lesson, part, next } = screen
  const fetcher = useFetcher<LessonAnswer>({ key: answerKey(lesson.id, part.id, round) })
  const isHydrated = useHydrated()
  const place = `${useLocation().key} ${part.id}`
  const verdict = useRef<HTMLDivElement>(null)
  const isBusy = fetcher.state !== 'idle'
  // With the focus, which it takes once it is all there.
  const come = (isBusy ? undefined : fetcher.data) ?? answered.get(place) ?? sent
  const answer = come && 'isRight' in come && come.partId === part.id ? come : null
  const address = partPath(lesson.id, part.number)

  useAnswer(isBusy ? undefined : fetcher.data, (told) => {
    answered.set(place, told)
    verdict.current?.focus({ preventScroll: true })
    verdict.current?.scrollIntoView({ block: 'center' })
  })

  const again = () => {
    answered.delete(place)
    typed.delete(place)
    onAgain()
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    void fetcher.submit(form, { method: 'post', action: address })
  }

  return (
    <form
      id={exerciseId}
      className="sheet try-sheet"
      method="post"
      action={`${address}#${verdictId}`}
      aria-labelledby="prova-tu"
      noValidate={isHydrated}
      onSubmit={send}
      onInput={({ target }) => {
        if (isWritten(target)) typed.set(place, target.value)
      }}
    >
      <ExerciseTitle part={part} isAgain={round > 0} />
      <input type="hidden" name={partField} value={part.id} />
      {part.exercise.kind !== 'file' && <DownloadLink part={part} />}
      <Task key={part.id} part={part} answer={answer} written={typed.get(place)} />
      {part.exercise.kind === 'file' && <DownloadLink part={part} />}
      {come && 'code' in come && !isBusy && (
        <Note kind="bad" role="alert">
          {come.message}
        </Note>
      )}
      {/* A reply whose words change under the focus is said once more: another one is a new one. */}
      {answer && (
        <Verdict
          key={answer.text}
          ref={verdict}
          id={verdictId}
          isGood={answer.isRight}
          word={answer.word}
        >
          <p>
            <Addresses text={answer.text} />
          </p>
        </Verdict>
      )}
      <ExerciseActs
        isPress={part.exercise.kind === 'press'}
        isEmptyAtFirst={part.exercise.kind !== 'write' || part.exercise.start === ''}
        answer={answer}
        next={next}
        address={address}
        isBusy={isBusy}
        onAgain={again}
      />
      {part.note && (
        // What it says of a press is said of the page with script.
        <p className={part.exercise.kind === 'press' ? 'small needs-script' : 'small'} id="nota">
          {part.note}
        </p>
      )}
    </form>
  )
}

type ExerciseActsProps = {
  /** The exercise's own buttons send it. */
  isPress: boolean
  /** Its field holds no sentence to be mended. */
  isEmptyAtFirst: boolean
  answer: ExerciseAnswer | null
  next: Next
  address: string
  isBusy: boolean
  onAgain: () => void
}

function ExerciseActs(props: ExerciseActsProps) {
  const { answer, next, address, isBusy, onAgain } = props
  return (
    <div className="exercise-acts">
      {answer?.isRight ? (
        <>
          <NextLink next={answer.onward ?? next} isEnd={answer.onward !== undefined} />
          <ButtonLink to={address} preventScrollReset onClick={onAgain}>
            Riprova da capo
          </ButtonLink>
        </>
      ) : (
        <>
          {!props.isPress && (
            <Button kind="main" busy={isBusy}>
              {answer ? 'Controlla di nuovo' : 'Controlla'}
            </Button>
          )}
          {answer?.isAstray && (
            <ButtonLink to={address} preventScrollReset onClick={onAgain}>
              {props.isEmptyAtFirst ? 'Svuota lo spazio' : 'Rimetti la frase di partenza'}
            </ButtonLink>
          )}
          <Link to={next.to} className="skip-part">
            Non ora: vai avanti
          </Link>
        </>
      )}
    </div>
  )
}

type ExerciseTitleProps = {
  part: LessonScreen['part']
  isAgain: boolean
}

/**
 * The way on from part to part leads here, also for who does not see it; the browser's way back to
 * what was answered.
 */
function ExerciseTitle({ part, isAgain }: ExerciseTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isAgain ? null : part.id)
  useLayoutEffect(() => {
    if (shown.current === part.id) return
    shown.current = part.id
    // Its ref comes later in the same commit.
    const place = document.getElementById(verdictId) ?? heading.current
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }, [part.id])
  return (
    <div className="stack gap-2">
      <h2 className="step-title" id="prova-tu" tabIndex={-1} ref={heading}>
        <span className="step-number" aria-hidden="true">
          2
        </span>
        Adesso prova tu
      </h2>
      <p className="small">
        Prova {part.number} di {part.total}
      </p>
    </div>
  )
}

function DownloadLink({ part: { download } }: { part: LessonScreen['part'] }) {
  if (!download) return null
  return (
    <p>
      <a href={download.path} download className="btn">
        {download.label}
      </a>
    </p>
  )
}

const isWritten = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.id === writtenId

type TaskProps = {
  part: LessonScreen['part']
  answer: ExerciseAnswer | null
  /** What was typed here before, where there is a box. */
  written: string | undefined
}

function Task({ part, answer, written }: TaskProps) {
  const { exercise, task, note } = part
  const given = answer?.given ?? []
  switch (exercise.kind) {
    case 'choose':
      return <ChooseExercise exercise={exercise} task={task} given={given} />
    case 'press':
      return <PressExercise exercise={exercise} task={task} />
    case 'file':
      return <FileExercise exercise={exercise} task={task} note={note} />
    case 'write':
      return (
        <WriteExercise
          exercise={exercise}
          task={task}
          given={written ?? given[0]}
          isRight={answer ? answer.isRight : null}
        />
      )
  }
}
