import type { Turn } from '../../ai/conversation.ts'
import { withTurn } from '../../saved/versions.ts'
import { shownAt } from './answer-versions.ts'
import {
  type Answer,
  brokenOff,
  ended,
  isBegun,
  isBusy,
  noAnswer,
  noPicture,
  notSaved,
  type SentPrompt,
  type SheetContent,
  type SheetSaving,
  undrawn,
} from './sheet-content.ts'

/** What is asked of the answer on screen; `opening` is what the new version already holds. */
export type Wish = { text: string; opening: string }

/** What answers, pictures and saving change. */
type Making = SheetContent & { run: number; remaining: number | null }

type SavingEvent =
  | { type: 'saveAsked' }
  /** `response`: the newest version that was saved. */
  | {
      type: 'saved'
      generationId: string
      savedId: string
      imageId: string | null
      response: string
    }
  | { type: 'saveFailed'; generationId: string; message: string; needsSignIn: boolean }
  /** The saved response was deleted since. */
  | { type: 'savedGone'; savedId: string }

/** `run` counts what was asked for: what arrives for an earlier one is dropped. */
export type AnswerAction =
  | { type: 'answerAsked'; run: number; wish: Wish | null }
  | {
      type: 'answerStarted'
      run: number
      question: SentPrompt
      wish: Wish | null
      generationId: string
      isDemo: boolean
      canDraw: boolean
    }
  | { type: 'correcting'; text: string | null }
  | { type: 'corrected'; text: string }
  | { type: 'versionShown'; index: number }
  | { type: 'textArrived'; run: number; text: string }
  /** What came so far was no answer: what the version began with stands again. */
  | { type: 'textTakenBack'; run: number; text: string }
  | { type: 'answerEnded'; run: number; cut: Answer['cut'] }
  | { type: 'answerStopped' }
  | { type: 'answerFailed'; run: number; message: string }
  | { type: 'pictureAsked'; run: number }
  | {
      type: 'pictureArrived'
      run: number
      id: string
      url: string
      isDemo: boolean
      remaining: number
    }
  | { type: 'pictureFailed'; run: number; message: string }
  | SavingEvent

/** Answers, pictures and saving. */
export function reduceAnswer<State extends Making>(state: State, event: AnswerAction): State {
  const { answer, picture } = state
  switch (event.type) {
    case 'answerAsked':
      return {
        ...state,
        run: event.run,
        urgent: event.wish ? state.urgent : null,
        answer: { ...answer, status: 'waiting', error: null },
        askError: null,
        picture: undrawn(picture),
      }
    case 'answerStarted':
      return answerStarted(state, event)
    case 'correcting':
      return { ...state, answer: { ...answer, correcting: event.text } }
    case 'corrected':
      return versionMade(state, { text: event.text, status: 'ready' }, null)
    case 'versionShown':
      return { ...state, answer: { ...answer, shown: shownAt(event.index, answer) } }
    case 'textArrived':
      return { ...state, answer: { ...answer, text: answer.text + event.text } }
    case 'textTakenBack':
      return { ...state, answer: { ...answer, text: event.text } }
    case 'answerEnded':
      return { ...state, answer: { ...answer, status: 'ready', cut: event.cut } }
    case 'answerStopped':
      return isBusy(state)
        ? {
            ...state,
            run: state.run + 1,
            answer: {
              ...ended(answer),
              isStopped: answer.isStopped || answer.status === 'writing',
            },
          }
        : state
    case 'answerFailed':
      // What broke off on the way says so itself, and goes on by 'Continua'.
      return {
        ...state,
        answer: { ...brokenOff(answer), error: isBegun(answer) ? null : event.message },
      }
    case 'pictureAsked':
      return { ...state, run: event.run, picture: { ...picture, status: 'drawing', error: null } }
    case 'pictureArrived': {
      const { id, url, isDemo, remaining } = event
      return { ...state, remaining, picture: { status: 'shown', id, url, isDemo, error: null } }
    }
    case 'pictureFailed':
      return { ...state, picture: { ...undrawn(picture), error: event.message } }
    default:
      return { ...state, saving: savingAfter(state, event) }
  }
}

/** What is known of the saved response, and of a save under way. */
function savingAfter({ answer, saving }: Making, event: SavingEvent): SheetSaving {
  switch (event.type) {
    case 'saveAsked':
      return { ...saving, status: 'saving', error: null, needsSignIn: false }
    case 'savedGone':
      return saving.savedId === event.savedId ? notSaved : saving
    case 'saved': {
      if (event.generationId !== answer.generationId) return saving
      const { savedId, imageId } = event
      // A version that came meanwhile is not saved yet.
      const status = event.response === answer.text ? 'saved' : 'idle'
      return { ...notSaved, status, savedId, imageId }
    }
    case 'saveFailed': {
      if (event.generationId !== answer.generationId) return saving
      const { message: error, needsSignIn } = event
      return { ...saving, status: 'idle', error, needsSignIn }
    }
  }
}

/** The first words come: of an answer that takes the former one's place, or of its next version. */
function answerStarted<State extends Making>(
  state: State,
  {
    question,
    wish,
    generationId,
    isDemo,
    canDraw,
  }: Extract<AnswerAction, { type: 'answerStarted' }>,
): State {
  if (wish) return versionStarted(state, wish)
  return {
    ...state,
    answer: { ...noAnswer, status: 'writing', question, generationId, isDemo, canDraw },
    picture: noPicture,
    saving: notSaved,
    wish: '',
    title: null,
    tags: null,
  }
}

/** The AI begins the next version; the picture stays, it shows the same thing. */
const versionStarted = <State extends Making>(state: State, { text, opening }: Wish): State =>
  versionMade(
    { ...state, wish: state.wish.trim() === text ? '' : state.wish },
    { text: opening, status: 'writing' },
    text,
  )

/** The newest version becomes a former one; the saved response, where there is one, lacks the next. */
function versionMade<State extends Making>(
  state: State,
  next: Pick<Answer, 'text' | 'status'>,
  wish: Turn['wish'],
): State {
  const { answer, saving } = state
  return {
    ...state,
    answer: {
      ...answer,
      ...next,
      turns: withTurn(answer.turns, { answer: answer.text, wish }),
      shown: null,
      correcting: null,
      isStopped: false,
      cut: null,
      error: null,
    },
    saving: { ...saving, status: 'idle', error: null, needsSignIn: false },
  }
}
