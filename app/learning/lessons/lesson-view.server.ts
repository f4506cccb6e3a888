import { firstLessons, furtherLessons, lessons } from '../../../db/content/lessons/all.ts'
import type {
  ExerciseContent,
  LessonContent,
  OptionContent,
} from '../../../db/content/lessons/lesson-content.ts'
import { lessonPath, lessonsPath } from '../../paths.ts'
import type { Next } from '../next-link.tsx'
import {
  type ExerciseView,
  exerciseId,
  type Flight,
  type PartView,
  partPath,
  type Stair,
} from './lesson.ts'

/** The id of a part's step (steps.ts). */
export const partStepId = (lessonId: string, partId: string) => `${lessonId}.${partId}`

/** Both flights, with how much of each lesson is done. @param done ids of steps */
export function countStairs(done: readonly string[]): Stair[] {
  const known = new Set(done)
  const count =
    (flight: Flight) =>
    ({ id, title, goal, minutes, parts }: LessonContent): Stair => ({
      ...{ id, flight, title, goal, minutes },
      done: parts.filter((part) => known.has(partStepId(id, part.id))).length,
      parts: parts.length,
    })
  return [...firstLessons.map(count('first')), ...furtherLessons.map(count('further'))]
}

const shown = (options: OptionContent[]) => options.map(({ text }) => ({ text }))

function exerciseView(exercise: ExerciseContent): ExerciseView {
  switch (exercise.kind) {
    case 'choose':
      return {
        kind: 'choose',
        isSeveral: exercise.isSeveral ?? false,
        options: shown(exercise.options),
      }
    case 'press':
      return { kind: 'press', object: exercise.object ?? null, targets: shown(exercise.targets) }
    case 'file':
      return { kind: 'file', label: exercise.label, mark: exercise.mark }
    case 'write':
      return {
        kind: 'write',
        label: exercise.label,
        source: exercise.source ?? null,
        start: exercise.start ?? '',
        isCode: exercise.isCode ?? false,
        isLong: exercise.isLong ?? false,
        mailbox: exercise.mailbox ?? [],
      }
  }
}

/** A part as it is shown. @param index of the part, from 0 */
export function partView({ parts }: LessonContent, index: number): PartView {
  const part = parts[index]
  if (!part) throw new RangeError(`the lesson has no part ${index}`)
  const { id, task, note, download, exercise } = part
  return {
    ...{ id, task, note, download },
    number: index + 1,
    total: parts.length,
    exercise: exerciseView(exercise),
  }
}

/** What comes after a part: the next one, then the next stair, at the top of a flight the whole path. */
export function nextAfter(lesson: LessonContent, index: number): Next {
  if (index + 1 < lesson.parts.length) {
    return {
      to: `${partPath(lesson.id, index + 2)}#${exerciseId}`,
      label: `Vai alla prova ${index + 2}`,
    }
  }
  const above = lessons.indexOf(lesson) + 1
  const next = lessons[above]
  return next && lesson !== firstLessons.at(-1)
    ? { to: lessonPath(next.id), label: `Sali al gradino ${above + 1}` }
    : { to: lessonsPath(), label: 'Guarda la tua scala' }
}
