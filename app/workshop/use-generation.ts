import { type Dispatch, useEffect, useRef } from 'react'
import { loadGeneration } from './answer-part-later.ts'
import { loadMarkdown } from './use-markdown.ts'
import { isBusy } from './work.ts'
import { type WorkshopPage, workshopTexts } from './workshop-page.ts'
import type { WorkshopEvent, WorkshopState } from './workshop-state.ts'

/** Asking for answers and pictures; whatever is under way ends when the profession or page is left. */
export function useGeneration(
  state: WorkshopState,
  dispatch: Dispatch<WorkshopEvent>,
  page: WorkshopPage,
) {
  const underWay = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each profession
  useEffect(() => () => underWay.current?.abort(), [state.professionId])

  function start(): AbortSignal {
    underWay.current?.abort()
    underWay.current = new AbortController()
    return underWay.current.signal
  }

  async function ask() {
    if (state.composition.prompt.trim() === '' || isBusy(state)) return
    const signal = start()
    const run = state.run + 1
    dispatch({ type: 'answerAsked', run })
    loadMarkdown().catch(() => {})
    try {
      const { generateAnswer } = await loadGeneration()
      await generateAnswer(run, { work: state, page }, signal, dispatch)
    } catch {
      // The code for answers could not be fetched: the connection is gone.
      dispatch({ type: 'answerFailed', run, message: workshopTexts.answerFailed })
    }
  }

  function stop() {
    underWay.current?.abort()
    dispatch({ type: 'answerStopped' })
  }

  async function draw() {
    if (state.picture.status === 'drawing' || isBusy(state)) return
    const { generatePicture } = await loadGeneration()
    await generatePicture(state.run + 1, state.answer, start(), dispatch)
  }

  return { ask, stop, draw }
}
