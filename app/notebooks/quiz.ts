import type { Question } from '../../db/content-types.ts'

export type { Question }

/** The choices of a question, in the order in which they stand. */
export const choiceNames = ['first', 'second', 'third'] as const

export type ChoiceName = (typeof choiceNames)[number]

/** What stands before each, on the screen and on paper. */
export const choiceLetters = { first: 'A', second: 'B', third: 'C' } as const satisfies Record<
  ChoiceName,
  string
>

/** The choice that a letter stands for. */
export const choiceOf = (letter: string): ChoiceName | null =>
  choiceNames.find((name) => choiceLetters[name] === letter) ?? null

/** Where somebody is in the questions. */
export type QuizState = {
  /** How many are answered rightly: the place of the one that is asked, from 0. */
  at: number
  /** What was chosen of that one before, and was not right. */
  tried: ChoiceName[]
}

const letters = (text: string | null, most: number) =>
  [...(text ?? '').slice(0, most)].map(choiceOf)

/**
 * Where somebody is, as an address says it: `giuste`, a letter for each question in its order, as
 * far as they are right; `provate`, what was tried of the next one.
 */
export function readQuizState(questions: readonly Question[], query: URLSearchParams): QuizState {
  const right = letters(query.get('giuste'), questions.length)
  const firstWrong = right.findIndex((choice, at) => questions[at]?.right !== choice)
  const at = firstWrong < 0 ? right.length : firstWrong
  const tried = letters(query.get('provate'), choiceNames.length).filter(
    (choice) => choice !== null && choice !== questions[at]?.right,
  )
  return { at, tried: [...new Set(tried)] as ChoiceName[] }
}

/** The same as an address says it. */
export const writeQuizState = (questions: readonly Question[], { at, tried }: QuizState) => ({
  giuste: questions
    .slice(0, at)
    .map(({ right }) => choiceLetters[right])
    .join(''),
  provate: tried.map((name) => choiceLetters[name]).join(''),
})

/** Where somebody is after an answer: one that is not right is asked again until it is. Nobody fails. */
export function afterChoice(
  questions: readonly Question[],
  { at, tried }: QuizState,
  choice: ChoiceName,
): QuizState {
  if (questions[at]?.right === choice) return { at: at + 1, tried: [] }
  return { at, tried: [...tried.filter((name) => name !== choice), choice] }
}
