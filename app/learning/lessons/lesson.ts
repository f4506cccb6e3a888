/** The lessons of 'Prima di cominciare' as a page knows them: without the right answers. */
import type {
  HowStep,
  InputMethod,
  MailContent,
  OptionContent,
  PartContent,
} from '../../../db/content/lessons/lesson-content.ts'
import { lessonPath, withQuery } from '../../paths.ts'
import type { EaseScreen } from '../ease/ease.ts'
import type { Next } from '../next-link.tsx'

export const lessonTexts = {
  title: 'Prima di cominciare',
  loadFailed: 'Errore nel caricamento delle lezioni. Riprova più tardi.',
  sendFailed: 'Non riesco a leggere la risposta. Riprova tra poco: quello che hai fatto resta qui.',
}

/** What the fields of an exercise's form are called. */
export const partField = 'prova'
export const answerField = 'risposta'
export const mostCharacters = 500

/** What a form says of a chosen file: looked at and ours, looked at and another, not looked at. */
export const fileAnswers = { ours: 'nostro', other: 'altro', unseen: 'scelto' } as const

export const inputNames: Record<InputMethod, string> = {
  any: 'Come si fa',
  finger: 'Il dito',
  mouse: 'Il mouse',
  keyboard: 'La tastiera',
}

/** The two flights of the stairs: the first ends at a gate, the second goes on behind it. */
export const flightTitles = { first: 'I primi passi', further: 'Un passo in più' } as const
export type Flight = keyof typeof flightTitles

/** A lesson, and how much of it is done; `parts` are its exercises. */
export type Stair = {
  id: string
  flight: Flight
  title: string
  goal: string
  minutes: number
  done: number
  parts: number
}

/** The stairs of one flight. */
export const flightOf = (stairs: Stair[], flight: Flight) =>
  stairs.filter((stair) => stair.flight === flight)

export const isDone = ({ done, parts }: Stair) => done === parts

const isUnderWay = (stair: Stair) => stair.done > 0 && !isDone(stair)

/** Where to go on: the first that is under way, else the first that is not done; null: all are. */
export const nextStair = (stairs: Stair[]) =>
  stairs.find(isUnderWay) ?? stairs.find((stair) => !isDone(stair)) ?? null

/** 'Riprendi dal gradino 3', as far as the person is; 'Continua con' one that is not begun. */
export function onwardText(stairs: Stair[], next: Stair): string {
  const number = stairs.indexOf(next) + 1
  if (next.done > 0) return `Riprendi dal gradino ${number}`
  const isBegun = stairs.some(({ done }) => done > 0)
  return isBegun ? `Continua con il gradino ${number}` : `Comincia dal gradino ${number}`
}

export function lessonsDoneText(stairs: Stair[]): string {
  const done = stairs.filter(isDone).length
  return done === 1
    ? `1 lezione fatta su ${stairs.length}`
    : `${done} lezioni fatte su ${stairs.length}`
}

export function stairText(stair: Stair): string {
  if (isDone(stair)) return 'fatta'
  return stair.done === 0 ? 'da fare' : `cominciata: ${stair.done} su ${stair.parts}`
}

export type OptionView = Pick<OptionContent, 'text'>

export type WriteView = {
  kind: 'write'
  label: string
  source: string | null
  start: string
  isCode: boolean
  isLong: boolean
  mailbox: MailContent[]
}

export type ExerciseView =
  | { kind: 'choose'; isSeveral: boolean; options: OptionView[] }
  | { kind: 'press'; object: string | null; targets: OptionView[] }
  | { kind: 'file'; label: string; mark: string }
  | WriteView

export type PartView = Pick<PartContent, 'id' | 'task' | 'note' | 'download'> & {
  /** From 1. */
  number: number
  total: number
  exercise: ExerciseView
}

export type LessonScreen = {
  stairs: Stair[]
  /** Of the lesson, from 1. */
  number: number
  lesson: {
    id: string
    title: string
    drawing: string
    intro: string
    how: { input: InputMethod; steps: HowStep[] }[]
  }
  part: PartView
  next: Next
  /** Where to go on from a lesson that was all done before; null: it is not. */
  onward: Next | null
  ease: EaseScreen
}

/** What the server says to an answer, and how the stairs look with it. */
export type ExerciseAnswer = {
  partId: string
  isRight: boolean
  word: string
  text: string
  /** What the field held at first can be put back. */
  isAstray?: true
  /** What was chosen or written, so that a page without script shows it again. */
  given: string[]
  stairs: Stair[]
  /** The way on where this answer finished the lesson, whichever part it belongs to. */
  onward?: Next
}

export const exerciseId = 'prova'
export const verdictId = 'esito'

/** @param number of the part, from 1 */
export const partPath = (lessonId: string, number: number) =>
  withQuery(lessonPath(lessonId), { [partField]: number })
