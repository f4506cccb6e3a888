import type { Dispatch } from 'react'
import { answerFailed, pictureFailed } from '../../ai/failed-texts.ts'
import { imagePath } from '../../paths.ts'
import { slowDoublePress } from '../../ui/slow-double-press.ts'
import { findPersonalData } from '../guard/find.ts'
import { unaskedText } from '../guard/seen-text.ts'
import type { Wish } from '../sheet/making.ts'
import type { Answer, Question, Work } from '../sheet/work.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { urgentNote } from '../urgency/urgency.ts'
import { isTradeTemplate, type WorkshopPage } from '../workshop-page.ts'
import type { AnswerEvent } from './answer-events.ts'
import type { GeneratedImage } from './generation.ts'
import { ignoreSecondHalf } from './ignore-second-half.ts'
import { post, RequestFailed } from './post.ts'
import { questionOf } from './question.ts'
import { askForAnswer } from './read-answer.ts'
import { turnsFor } from './versions.ts'

/** Words are shown in small groups: one rendering for many tokens, in milliseconds. */
const pace = 50

type Asked = {
  work: Work
  page: WorkshopPage
  wish: Wish | null
  /** A panel of the guard had asked about what it saw. */
  isGuarded: boolean
}

/**
 * Says whom to call where the request speaks of danger, then asks for an answer, or for the next
 * version of the one on screen, and reports it piece by piece; a failure is reported too, never
 * thrown.
 */
export async function generateAnswer(
  run: number,
  { work, page, wish, isGuarded }: Asked,
  signal: AbortSignal,
  dispatch: Dispatch<WorkshopEvent>,
): Promise<void> {
  ignoreSecondHalf()
  const urgent = wish
    ? urgentNote(wish.text, false)
    : urgentNote(work.composition.prompt, isTradeTemplate(work, page))
  if (urgent) dispatch({ type: 'urgencyFound', run, urgent })
  const unasked = isGuarded ? '' : unaskedOf(work, wish)
  if (unasked !== '') {
    dispatch({ type: 'answerFailed', run, message: unasked })
    return
  }
  try {
    const question = wish ? work.answer.question : questionOf(work, page)
    const turns = wish ? turnsFor(work.answer, wish) : []
    const events = askForAnswer({ prompt: question.sent || question.prompt, turns }, signal)
    await receiveAnswer(run, { question, wish, events }, dispatch)
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'answerFailed', run, message: messageOf(error, dispatch) ?? answerFailed })
  }
}

/** When data were named that no panel had asked about. */
let unaskedAt = 0

/**
 * What is told, once, of personal data when the guard was still on its way, or could not come, as
 * the button was pressed: its rules are here with what sends. Empty where there is nothing to tell.
 */
function unaskedOf({ composition, guarded: { kept, left }, answer }: Work, wish: Wish | null) {
  const found = findPersonalData(wish?.text ?? composition.prompt, { kept })
  const text = unaskedText(found.filter((one) => !left.includes(one.text)))
  const isAnswered = text === answer.error && performance.now() - unaskedAt > slowDoublePress
  if (text === '' || isAnswered) return ''
  if (text !== answer.error) unaskedAt = performance.now()
  return text
}

/** Reports an answer piece by piece as it arrives; until its first words the former one stays. */
export async function receiveAnswer(
  run: number,
  {
    question,
    wish,
    events,
  }: { question: Question; wish: Wish | null; events: AsyncIterable<AnswerEvent> },
  dispatch: Dispatch<WorkshopEvent>,
): Promise<void> {
  let started: WorkshopEvent | null = null
  const tellStart = () => {
    if (started) dispatch(started)
    started = null
  }
  const words = gathered((text) => {
    tellStart()
    dispatch({ type: 'textArrived', run, text })
  })
  try {
    for await (const event of events) {
      if (event.type === 'text') {
        words.add(event.text)
        continue
      }
      words.flush()
      if (event.type === 'end') {
        tellStart()
        dispatch({ type: 'answerEnded', run, cut: event.cut })
      } else if (event.type === 'error') {
        dispatch({ type: 'answerFailed', run, message: event.message })
      } else {
        const { remaining, ...start } = event
        dispatch({ type: 'allowanceRead', remaining })
        started = { ...start, type: 'answerStarted', run, question, wish }
      }
    }
  } finally {
    words.flush()
  }
}

/**
 * Asks for a picture of the answer and reports what comes; a failure is reported too, never thrown.
 */
export async function generatePicture(
  run: number,
  { question, text }: Answer,
  signal: AbortSignal,
  dispatch: Dispatch<WorkshopEvent>,
): Promise<void> {
  try {
    const body = { prompt: question.prompt, answer: text }
    const response = await post(imagePath(), body, pictureFailed, signal)
    const { imageId: id, ...picture }: GeneratedImage = await response.json()
    dispatch({ type: 'pictureArrived', run, id, ...picture })
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'pictureFailed', run, message: messageOf(error, dispatch) ?? pictureFailed })
  }
}

/** What the person is told of a failure; null: nothing that we know. */
export function messageOf(error: unknown, dispatch: Dispatch<WorkshopEvent>): string | null {
  if (!(error instanceof RequestFailed)) return null
  if (error.code === 'QUOTA_DAY') dispatch({ type: 'allowanceRead', remaining: 0 })
  return error.message
}

/** Collects pieces of text and hands them on together. */
function gathered(show: (text: string) => void) {
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (text) show(text)
    text = ''
  }
  function add(piece: string) {
    text += piece
    timer ??= setTimeout(flush, pace)
  }
  return { add, flush }
}
