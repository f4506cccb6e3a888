import type { Dispatch } from 'react'
import { answerFailed } from '../../ai/failed-texts.ts'
import { letterPath } from '../../paths.ts'
import { decodeEvents } from '../answer/decode-events.ts'
import { post, RequestFailed } from '../answer/post.ts'
import { failureText, receiveAnswer } from '../answer/request-answer.ts'
import { shieldStopButton } from '../answer/shield-stop-button.ts'
import type { Begun } from '../state/sheet-context.ts'
import type { SheetAction } from '../state/sheet-state.ts'
import { letterQuestion, letterTexts, pageField, textField } from './letter.ts'
import type { LetterPage } from './letter-page.ts'

/**
 * Sends the pages of a letter and reports what the AI says of it, piece by piece; a failure is
 * reported too, never thrown. The pages stay where they are.
 * @param pages none: the demo's sample is explained
 */
export async function requestLetter(
  { run, signal }: Begun,
  pages: readonly LetterPage[],
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  shieldStopButton()
  try {
    const form = new FormData()
    for (const [index, page] of pages.entries()) {
      if (page.kind === 'text') form.append(textField, page.text)
      else form.append(pageField, page.blob, `${pageField}-${index + 1}.jpg`)
    }
    const response = await post(letterPath(), form, answerFailed, signal)
    const events = decodeEvents(response, signal)
    await receiveAnswer(run, { question: letterQuestion, wish: null, events }, dispatch)
  } catch (error) {
    if (signal.aborted) return
    const isOffline = error instanceof RequestFailed && error.code === 'OFFLINE'
    const known = isOffline ? letterTexts.offline : failureText(error, dispatch)
    dispatch({ type: 'answerFailed', run, message: known ?? answerFailed })
  }
}
