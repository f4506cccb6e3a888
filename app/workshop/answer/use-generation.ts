import { type Dispatch, useEffect, useRef } from 'react'
import { answerFailed, pictureFailed } from '../../ai/failed-texts.ts'
import { loadReadAloud } from '../../ui/reading/read-aloud.tsx'
import { letterTexts } from '../letter/letter.ts'
import type { LetterPage } from '../letter/letter-page.ts'
import { loadGeneration } from '../load-generation.ts'
import type { Wish } from '../sheet/making.ts'
import { loadMarkdown } from '../sheet/use-markdown.ts'
import { isBusy } from '../sheet/work.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import type { WorkshopPage } from '../workshop-page.ts'
import { shownText } from './versions.ts'
import { goOn, wholeLines } from './wishes.ts'

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

  /** An answer to the sheet, or with a wish the next version of the one on screen. */
  async function request(wish: Wish | null) {
    const run = state.run + 1
    if (isBusy(state) || asked.current === run) return
    const signal = start(run)
    const isGuarded = document.querySelector('[data-asks]') !== null
    dispatch({ type: 'answerAsked', run, wish })
    loadWhatFollows()
    try {
      const { generateAnswer } = await loadGeneration()
      await generateAnswer(run, { work: state, page, wish, isGuarded }, signal, dispatch)
    } catch {
      // The code for answers could not be fetched: the connection is gone.
      dispatch({ type: 'answerFailed', run, message: answerFailed })
    }
  }

  async function ask() {
    if (state.composition.prompt.trim() !== '') await request(null)
  }

  async function wish(text: string) {
    await request({ text, opening: text === goOn ? wholeLines(shownText(state.answer)) : '' })
  }

  /** A letter explained from its pages; of the demo's sample there are none. */
  async function explain(pages: readonly LetterPage[]) {
    const run = state.run + 1
    if (isBusy(state) || asked.current === run) return
    const signal = start(run)
    dispatch({ type: 'answerAsked', run, wish: null })
    loadWhatFollows()
    try {
      const { explainLetter } = await import('../letter/explain-letter.ts')
      await explainLetter(run, pages, signal, dispatch)
    } catch {
      dispatch({ type: 'answerFailed', run, message: letterTexts.offline })
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
      dispatch({ type: 'pictureFailed', run, message: pictureFailed })
    }
  }

  return { ask, explain, wish, stop, draw }
}

/** What the finished answer shows is there by then, and pushes nothing away. */
function loadWhatFollows() {
  loadMarkdown().catch(() => {})
  void loadReadAloud()
}

/** What can be asked for, and 'Ferma'. */
export type Generation = ReturnType<typeof useGeneration>
