import { type Dispatch, useEffect, useRef } from 'react'
import { loadGeneration } from '../load-generation.ts'
import { loadMarkdown } from '../sheet/use-markdown.ts'
import { isBusy } from '../sheet/work.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import { type WorkshopPage, workshopTexts } from '../workshop-page.ts'

/**
 * Asking for answers and pictures; whatever is under way ends when the profession or page is left.
 */
export function useGeneration(
  state: WorkshopState,
  dispatch: Dispatch<WorkshopEvent>,
  page: WorkshopPage,
) {
  const underWay = useRef<AbortController | null>(null)
  // Two presses may come before the first one shows: each run is asked for once.
  const asked = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each profession
  useEffect(() => () => underWay.current?.abort(), [state.professionId])

  function start(run: number): AbortSignal {
    asked.current = run
    underWay.current?.abort()
    underWay.current = new AbortController()
    return underWay.current.signal
  }

  async function ask() {
    const run = state.run + 1
    if (state.composition.prompt.trim() === '' || isBusy(state) || asked.current === run) return
    const signal = start(run)
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
    const run = state.run + 1
    if (state.picture.status === 'drawing' || isBusy(state) || asked.current === run) return
    const signal = start(run)
    dispatch({ type: 'pictureAsked', run })
    try {
      const { generatePicture } = await loadGeneration()
      await generatePicture(run, state.answer, signal, dispatch)
    } catch {
      dispatch({ type: 'pictureFailed', run, message: workshopTexts.pictureFailed })
    }
  }

  return { ask, stop, draw }
}
