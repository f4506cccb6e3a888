import type { Dispatch } from 'react'
import { answerFailed } from '../../ai/failed-texts.ts'
import { letterPath } from '../../paths.ts'
import { messageOf, receiveAnswer } from '../answer/ask.ts'
import { ignoreSecondHalf } from '../answer/ignore-second-half.ts'
import { post, RequestFailed } from '../answer/post.ts'
import { eventsOf } from '../answer/read-answer.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { letterQuestion, letterTexts, pageField, textField } from './letter.ts'
import type { LetterPage } from './letter-page.ts'

/**
 * Sends the pages of a letter and reports what the AI says of it, piece by piece; a failure is
 * reported too, never thrown. The pages stay where they are.
 */
export async function explainLetter(
  run: number,
  pages: readonly LetterPage[],
  signal: AbortSignal,
  dispatch: Dispatch<WorkshopEvent>,
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
    const known = isOffline ? letterTexts.offline : messageOf(error, dispatch)
    dispatch({ type: 'answerFailed', run, message: known ?? answerFailed })
  }
}
