import { useEffect, useState } from 'react'
import { savePath } from '../../paths.ts'
import { savedTexts } from '../../saved/saved.ts'
import {
  forgetWaitingAnswer,
  keepWaitingAnswer,
  readWaitingAnswer,
  type WaitingAnswer,
} from '../../ui/waiting-answer.ts'
import { isSaved } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import { post, RequestFailed } from './post.ts'

/** Saves the answer on screen; its generation keeps a second press from saving it twice. */
export function useSaving() {
  const { state, dispatch } = useSheet()
  return async function save(title: string, tags: string[]) {
    const { answer, picture, saving } = state
    const { generationId } = answer
    if (generationId === null || saving.status === 'saving') return
    dispatch({ type: 'saveAsked' })
    try {
      const response = await post(
        savePath(),
        {
          idempotencyKey: generationId,
          prompt: answer.question.prompt,
          response: answer.text,
          turns: answer.turns,
          shown: answer.shown,
          imageId: picture.id,
          answerKind: answer.question.answerKind,
          // The saved response may have other ones by now.
          ...(saving.savedId === null
            ? { title, tags, category: answer.question.category }
            : { title: null }),
        },
        savedTexts.saveFailed,
      )
      const { id } = await response.json()
      dispatch({
        type: 'saved',
        generationId,
        savedId: id,
        imageId: picture.id,
        response: answer.text,
      })
    } catch (error) {
      const known = error instanceof RequestFailed ? error : null
      dispatch({
        type: 'saveFailed',
        generationId,
        message: known?.message ?? savedTexts.saveFailed,
        needsSignIn: known?.status === 401,
      })
    }
  }
}

/** An answer that somebody wanted to save: kept on the way to the sign-in, asked about after it. */
export function useWaitingAnswer(title: string) {
  const { state, page, returnPath: place } = useSheet()
  const { userId } = page
  const { generationId } = state.answer
  const { needsSignIn } = state.saving
  const [waiting, setWaiting] = useState<WaitingAnswer | null>(null)
  useEffect(() => setWaiting(userId === null ? null : readWaitingAnswer()), [userId])
  const isAsked = waiting !== null && waiting.generationId === generationId
  const isOver = isAsked && isSaved(state)
  const forget = () => {
    forgetWaitingAnswer()
    setWaiting(null)
  }
  const keep = () => {
    if (generationId !== null) keepWaitingAnswer({ title, generationId, place, leftAt: Date.now() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sign-in has other entries too
  useEffect(() => {
    if (needsSignIn) keep()
  }, [needsSignIn])
  useEffect(() => {
    if (!isOver) return
    forgetWaitingAnswer()
    // A picture makes what is saved incomplete again: the question would come back, and take the focus.
    setWaiting(null)
  }, [isOver])
  return { isAsked: isAsked && !isOver, keep, forget }
}
