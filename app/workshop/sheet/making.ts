import {
  type Answer,
  ended,
  isBusy,
  noAnswer,
  noPicture,
  notSaved,
  type Question,
  type SavedAs,
  type Work,
} from './work.ts'

/** What answers, pictures and saving change. */
type Making = Work & { run: number; remaining: number | null }

/** `run` counts what was asked for: what arrives for an earlier one is dropped. */
export type MakingEvent =
  | { type: 'answerAsked'; run: number }
  | {
      type: 'answerStarted'
      run: number
      question: Question
      exchangeId: string
      isDemo: boolean
      canDraw: boolean
      remaining: number
    }
  | { type: 'textArrived'; run: number; text: string }
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
  | { type: 'saveAsked' }
  | ({ type: 'saved'; exchangeId: string } & SavedAs)
  | { type: 'saveFailed'; exchangeId: string; message: string; needsSignIn: boolean }

/** Answers, pictures and saving. */
export function made<State extends Making>(state: State, event: MakingEvent): State {
  const { answer, picture, saving } = state
  switch (event.type) {
    case 'answerAsked':
      return {
        ...state,
        run: event.run,
        urgent: null,
        answer: { ...answer, status: 'waiting', error: null },
        picture: picture.status === 'drawing' ? noPicture : picture,
      }
    case 'answerStarted':
      return {
        ...state,
        remaining: event.remaining,
        answer: {
          ...noAnswer,
          status: 'writing',
          question: event.question,
          exchangeId: event.exchangeId,
          isDemo: event.isDemo,
          canDraw: event.canDraw,
        },
        picture: noPicture,
        saving: notSaved,
        title: null,
        tags: null,
      }
    case 'textArrived':
      return { ...state, answer: { ...answer, text: answer.text + event.text } }
    case 'answerEnded':
      return { ...state, answer: { ...answer, status: 'ready', cut: event.cut } }
    case 'answerStopped':
      return isBusy(state)
        ? {
            ...state,
            run: state.run + 1,
            answer: { ...answer, ...ended(answer), isStopped: answer.status === 'writing' },
          }
        : state
    case 'answerFailed':
      return { ...state, answer: { ...answer, ...ended(answer), error: event.message } }
    case 'pictureAsked':
      return { ...state, run: event.run, picture: { ...noPicture, status: 'drawing' } }
    case 'pictureArrived': {
      const { id, url, isDemo, remaining } = event
      return { ...state, remaining, picture: { status: 'shown', id, url, isDemo, error: null } }
    }
    case 'pictureFailed':
      return { ...state, picture: { ...noPicture, error: event.message } }
    case 'saveAsked':
      return { ...state, saving: { ...saving, status: 'saving', error: null, needsSignIn: false } }
    case 'saved': {
      if (event.exchangeId !== answer.exchangeId) return state
      const { savedId, imageId, note = null } = event
      return { ...state, saving: { ...notSaved, status: 'saved', savedId, imageId, note } }
    }
    case 'saveFailed': {
      if (event.exchangeId !== answer.exchangeId) return state
      const { message: error, needsSignIn } = event
      return { ...state, saving: { ...saving, status: 'idle', error, needsSignIn } }
    }
  }
}
