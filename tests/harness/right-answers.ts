import type { PartContent } from '../../db/content/lessons/lesson-content.ts'

/** What the form of a lesson's exercise sends when it is done right. */
export function rightAnswers({ exercise }: PartContent): string[] {
  switch (exercise.kind) {
    case 'write':
      return exercise.accepts.slice(0, 1)
    case 'file':
      return ['nostro']
    case 'press':
      return exercise.targets.flatMap(({ isRight }, at) => (isRight ? [String(at + 1)] : []))
    case 'choose':
      return exercise.options.flatMap(({ isRight }, at) => (isRight ? [String(at + 1)] : []))
  }
}
