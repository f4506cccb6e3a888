import type { Dispatch } from 'react'
import { imagePath } from '../../paths.ts'
import type { Turn } from '../../platform/ai/conversation.ts'
import type { Wish } from '../sheet/making.ts'
import type { Answer, Question, Work } from '../sheet/work.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { urgentNote } from '../urgency/urgency.ts'
import { isTradeTemplate, type WorkshopPage } from '../workshop-page.ts'
import type { GeneratedImage } from './generation.ts'
import { post, RequestFailed } from './post.ts'
import { questionOf } from './question.ts'
import { answerFailed, askForAnswer, pictureFailed } from './read-answer.ts'
import { turnsFor } from './versions.ts'

/** Words are shown in small groups: one rendering for many tokens, in milliseconds. */
const pace = 50

/**
 * Says whom to call where the request speaks of danger, then asks for an answer, or for the next
 * version of the one on screen, and reports it piece by piece; a failure is reported too, never
 * thrown.
 */
export async function generateAnswer(
  run: number,
  { work, page, wish }: { work: Work; page: WorkshopPage; wish: Wish | null },
  signal: AbortSignal,
  dispatch: Dispatch<WorkshopEvent>,
): Promise<void> {
  const urgent = wish
    ? urgentNote(wish.text, false)
    : urgentNote(work.composition.prompt, isTradeTemplate(work, page))
  if (urgent) dispatch({ type: 'urgencyFound', run, urgent })
  try {
    const question = wish ? work.answer.question : questionOf(work, page)
    const turns = wish ? turnsFor(work.answer, wish) : []
    await receiveAnswer(run, { question, turns, wish }, signal, dispatch)
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'answerFailed', run, message: messageOf(error, dispatch) ?? answerFailed })
  }
}

async function receiveAnswer(
  run: number,
  { question, turns, wish }: { question: Question; turns: Turn[]; wish: Wish | null },
  signal: AbortSignal,
  dispatch: Dispatch<WorkshopEvent>,
): Promise<void> {
  const words = gathered((text) => dispatch({ type: 'textArrived', run, text }))
  try {
    const asked = { prompt: question.sent || question.prompt, turns }
    for await (const event of askForAnswer(asked, signal)) {
      if (event.type === 'text') {
        words.add(event.text)
        continue
      }
      words.flush()
      if (event.type === 'end') dispatch({ type: 'answerEnded', run, cut: event.cut })
      else if (event.type === 'error') {
        dispatch({ type: 'answerFailed', run, message: event.message })
      } else {
        dispatch({ ...event, type: 'answerStarted', run, question, wish })
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

function messageOf(error: unknown, dispatch: Dispatch<WorkshopEvent>): string | null {
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
