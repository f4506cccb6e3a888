import type { Dispatch } from 'react'
import { answerFailed, pictureFailed } from '../../ai/failed-texts.ts'
import { imagePath, letterPath } from '../../paths.ts'
import { findPersonalData } from '../guard/find.ts'
import { dataWarning } from '../guard/seen-text.ts'
import { letterQuestion, letterTexts, pageField, textField } from '../letter/letter.ts'
import type { LetterPage } from '../letter/letter-page.ts'
import type { Wish } from '../sheet/answer-state.ts'
import type { Answer, Question, SheetContent } from '../sheet/sheet-content.ts'
import type { SheetAction } from '../sheet/sheet-state.ts'
import { urgentNote } from '../urgency/urgency.ts'
import { isTradeTemplate, type WorkshopPage } from '../workshop-page.ts'
import type { AnswerEvent } from './answer-events.ts'
import type { GeneratedImage } from './generation.ts'
import { ignoreSecondHalf } from './ignore-second-half.ts'
import { post, RequestFailed } from './post.ts'
import { makeQuestion } from './question.ts'
import { askForAnswer, eventsOf } from './read-answer.ts'
import { turnsFor } from './versions.ts'

/** Words are shown in small groups: one rendering for many tokens, in milliseconds. */
const pace = 50

type Asked = {
  content: SheetContent
  page: WorkshopPage
  wish: Wish | null
  /** Whether a warning of personal data was answered. */
  maySend: (warning: string) => boolean
}

/**
 * Says whom to call where the request speaks of danger, then asks for an answer, or for the next
 * version of the one on screen, and reports it piece by piece; a failure is reported too, never
 * thrown.
 */
export async function generateAnswer(
  run: number,
  { content, page, wish, maySend }: Asked,
  signal: AbortSignal,
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  ignoreSecondHalf()
  const urgent = wish
    ? urgentNote(wish.text, false)
    : urgentNote(content.composition.prompt, isTradeTemplate(content, page))
  if (urgent) dispatch({ type: 'urgencyFound', run, urgent })
  const warning = unseenData(content, wish)
  if (warning !== '' && !maySend(warning)) {
    dispatch({ type: 'answerFailed', run, message: warning })
    return
  }
  try {
    const question = wish ? content.answer.question : makeQuestion(content, page)
    const turns = wish ? turnsFor(content.answer, wish) : []
    const events = askForAnswer({ prompt: question.sent || question.prompt, turns }, signal)
    await receiveAnswer(run, { question, wish, events }, dispatch)
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'answerFailed', run, message: failureText(error, dispatch) ?? answerFailed })
  }
}

/**
 * What is said, once, of personal data when the guard was still on its way, or could not come, as
 * the button was pressed: its rules are here with what sends. Empty where there is nothing to say.
 */
function unseenData({ composition, guarded: { kept, left } }: SheetContent, wish: Wish | null) {
  const found = findPersonalData(wish?.text ?? composition.prompt, { kept })
  return dataWarning(found.filter((one) => !left.includes(one.text)))
}

/** Reports an answer piece by piece as it arrives; until its first words the former one stays. */
export async function receiveAnswer(
  run: number,
  {
    question,
    wish,
    events,
  }: { question: Question; wish: Wish | null; events: AsyncIterable<AnswerEvent> },
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  let started: SheetAction | null = null
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
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  try {
    const body = { prompt: question.prompt, answer: text }
    const response = await post(imagePath(), body, pictureFailed, signal)
    const { imageId: id, ...picture }: GeneratedImage = await response.json()
    dispatch({ type: 'pictureArrived', run, id, ...picture })
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'pictureFailed', run, message: failureText(error, dispatch) ?? pictureFailed })
  }
}

/**
 * Sends the pages of a letter and reports what the AI says of it, piece by piece; a failure is
 * reported too, never thrown. The pages stay where they are.
 */
export async function explainLetter(
  run: number,
  pages: readonly LetterPage[],
  signal: AbortSignal,
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  ignoreSecondHalf()
  try {
    const form = new FormData()
    for (const [index, page] of pages.entries()) {
      if (page.kind === 'text') form.append(textField, page.text)
      else form.append(pageField, page.blob, `${pageField}-${index + 1}.jpg`)
    }
    const response = await post(letterPath(), form, answerFailed, signal)
    const events = eventsOf(response, signal)
    await receiveAnswer(run, { question: letterQuestion, wish: null, events }, dispatch)
  } catch (error) {
    if (signal.aborted) return
    const isOffline = error instanceof RequestFailed && error.code === 'OFFLINE'
    const known = isOffline ? letterTexts.offline : failureText(error, dispatch)
    dispatch({ type: 'answerFailed', run, message: known ?? answerFailed })
  }
}

/** What the person is told of a failure; null: nothing that we know. */
function failureText(error: unknown, dispatch: Dispatch<SheetAction>): string | null {
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
