import { lessons } from '../../../db/content/lessons/all.ts'
import type { LessonContent } from '../../../db/content/lessons/lesson-content.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { easeScreen, notFinished, rateEase } from '../ease/ease.server.ts'
import type { Ease } from '../ease/ease.ts'
import { easeFailed } from '../ease/ease-words.server.ts'
import { finishStep, type Learner, readSteps } from '../steps.server.ts'
import { judge } from './judge.ts'
import {
  answerField,
  type ExerciseAnswer,
  isDone,
  type LessonScreen,
  mostCharacters,
  nextStair,
  onwardText,
  partField,
  type Stair,
} from './lesson.ts'
import { countStairs, nextAfter, partStepId, partView } from './lesson-view.server.ts'

const missing = () => new KnownFailure('NOT_FOUND', 404, 'Questa lezione non esiste.')
const unreadable = () =>
  new KnownFailure('NOT_A_FORM', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')

function requireLesson(id: string): LessonContent {
  const lesson = lessons.find((one) => one.id === id)
  if (!lesson) throw missing()
  return lesson
}

/** The whole path, with what the person has done of it. */
export async function readStairs(learner: Learner): Promise<Stair[]> {
  const { lesson } = await readSteps(learner)
  return countStairs(lesson)
}

/** How far somebody is on the path; `next` is null when all is done. */
export type LessonSummary = {
  done: number
  total: number
  isBegun: boolean
  /** `onward` invites to it. */
  next: {
    id: string
    title: string
    minutes: number
    isBegun: boolean
    onward: string
  } | null
}

/** For the dashboard and the home page: how far the person is, and where to go on. */
export async function lessonSummary(learner: Learner): Promise<LessonSummary> {
  const stairs = await readStairs(learner)
  const next = nextStair(stairs)
  return {
    done: stairs.filter(isDone).length,
    total: stairs.length,
    isBegun: stairs.some(({ done }) => done > 0),
    next: next && {
      id: next.id,
      title: next.title,
      minutes: next.minutes,
      isBegun: next.done > 0,
      onward: onwardText(stairs, next),
    },
  }
}

/**
 * A lesson with one of its parts: the wanted one, else the first that is not done.
 * @param wanted number of a part, from 1, as it stands in the address
 * @throws KnownFailure 404
 */
export async function readLesson(
  learner: Learner,
  id: string,
  wanted: string | null,
): Promise<LessonScreen> {
  const lesson = requireLesson(id)
  const { lesson: done } = await readSteps(learner)
  const named = lesson.parts.findIndex((_, index) => String(index + 1) === wanted)
  const open = lesson.parts.findIndex((part) => !done.includes(partStepId(id, part.id)))
  const index = Math.max(0, named < 0 ? open : named)
  const { title, drawing, intro, how } = lesson
  return {
    stairs: countStairs(done),
    number: lessons.indexOf(lesson) + 1,
    lesson: { id, title, drawing, intro, how },
    part: partView(lesson, index),
    next: nextAfter(lesson, index),
    onward: open < 0 ? nextAfter(lesson, lesson.parts.length - 1) : null,
    ease: await easeScreen(raterOf(learner), subjectOf(lesson), open < 0),
  }
}

const subjectOf = ({ id }: LessonContent) => ({ kind: 'lesson', aboutId: id }) as const

const raterOf = (learner: Learner) => ({
  ...learner,
  userId: learner.session.kind === 'user' ? learner.session.user.id : null,
})

/**
 * Stores how easy a lesson was for somebody who has done all of it.
 * @param learner with the address of the request
 * @throws KnownFailure 404, 409 before the end, those of `rateEase`; 503 while nobody knows whose
 *   session it is
 */
export async function rateLesson(
  learner: Learner & { address: string },
  id: string,
  form: FormData,
): Promise<Ease> {
  const lesson = requireLesson(id)
  if (learner.session.kind === 'unknown') {
    throw new KnownFailure('UNKNOWN_SESSION', 503, easeFailed)
  }
  const { lesson: done } = await readSteps(learner)
  if (!isWhole(lesson, done)) throw notFinished()
  const rater = { ...raterOf(learner), address: learner.address }
  return rateEase(rater, subjectOf(lesson), form)
}

/**
 * Judges what a form brings: which part, and one answer or several. A right one is noted, once.
 * @returns the verdict, and headers for the answer
 * @throws KnownFailure 400, 404; 503 while a right answer cannot be noted
 */
export async function answerPart(
  learner: Learner,
  id: string,
  form: FormData,
): Promise<{ answer: ExerciseAnswer; headers: Headers }> {
  const lesson = requireLesson(id)
  const part = lesson.parts.find((one) => one.id === form.get(partField))
  if (!part) throw unreadable()
  const given = form
    .getAll(answerField)
    .flatMap((value) => (typeof value === 'string' ? [value.slice(0, mostCharacters)] : []))
  const judgement = judge(part, given)
  const { isRight } = judgement
  const step = partStepId(id, part.id)
  const { lesson: before } = await readSteps(learner)
  const headers = isRight ? await finishStep(learner, 'lesson', step) : new Headers()
  const done = isRight ? [...before, step] : before
  const finishes = !isWhole(lesson, before) && isWhole(lesson, done)
  const onward = finishes ? nextAfter(lesson, lesson.parts.length - 1) : undefined
  const answer = { partId: part.id, ...judgement, given, stairs: countStairs(done), onward }
  return { answer, headers }
}

const isWhole = ({ id, parts }: LessonContent, done: readonly string[]) =>
  parts.every((part) => done.includes(partStepId(id, part.id)))
