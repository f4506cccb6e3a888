import type { Dispatch } from 'react'
import { savePath } from '../../paths.ts'
import { savedTexts } from '../../saved/saved.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import { post, RequestFailed } from './post.ts'

/** Saves the answer on screen; its exchange id keeps a second press from making a second record. */
export function useSaving(state: WorkshopState, dispatch: Dispatch<WorkshopEvent>) {
  return async function save(title: string, tags: string[]) {
    const { answer, picture, saving } = state
    const { exchangeId } = answer
    if (exchangeId === null || saving.status === 'saving') return
    dispatch({ type: 'saveAsked' })
    try {
      const response = await post(
        savePath(),
        {
          idempotencyKey: exchangeId,
          prompt: answer.question.prompt,
          response: answer.text,
          turns: answer.turns,
          shown: answer.shown,
          imageId: picture.id,
          // The record may have other ones by now.
          ...(saving.savedId === null
            ? { title, tags, category: answer.question.category }
            : { title: null }),
        },
        savedTexts.saveFailed,
      )
      const { id, note } = await response.json()
      dispatch({
        type: 'saved',
        exchangeId,
        savedId: id,
        imageId: picture.id,
        note,
        response: answer.text,
      })
    } catch (error) {
      const known = error instanceof RequestFailed ? error : null
      dispatch({
        type: 'saveFailed',
        exchangeId,
        message: known?.message ?? savedTexts.saveFailed,
        needsSignIn: known?.status === 401,
      })
    }
  }
}
