import { type Dispatch, useEffect, useRef } from 'react'
import { answerFailed, pictureFailed } from '../../ai/failed-texts.ts'
import { loadReadAloud } from '../../ui/reading/read-aloud.tsx'
import { slowDoublePress } from '../../ui/slow-double-press.ts'
import { letterTexts } from '../letter/letter.ts'
import type { LetterPage } from '../letter/letter-page.ts'
import type { Wish } from '../sheet/answer-state.ts'
import { isBusy } from '../sheet/sheet-content.ts'
import type { SheetAction, SheetState } from '../sheet/sheet-state.ts'
import type { WorkshopPage } from '../workshop-page.ts'
import { shownText } from './versions.ts'
import { goOn, wholeLines } from './wishes.ts'

/** The code that asks for answers and pictures: fetched once somebody has written. */
const loadAsk = () => import('./ask.ts')

type Ask = Awaited<ReturnType<typeof loadAsk>>
type Begun = { run: number; signal: AbortSignal }

type GenerationProps = {
  state: SheetState
  dispatch: Dispatch<SheetAction>
  page: WorkshopPage
  /** The personal data guard is there: what it sees was asked about before anything is sent. */
  isGuarded: boolean
}

/**
 * Asking for answers and pictures; whatever is under way ends when the profession or page is left.
 */
export function useGeneration({ state, dispatch, page, isGuarded }: GenerationProps) {
  const underWay = useRef<{ run: number; controller: AbortController } | null>(null)
  const warnedAt = useRef(0)
  const hasPrompt = state.composition.prompt !== ''

  useEffect(() => {
    // Should it fail, the press on the button tries again.
    if (hasPrompt) loadAsk().catch(() => {})
  }, [hasPrompt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each profession
  useEffect(() => () => underWay.current?.controller.abort(), [state.professionId])

  /** @returns null while one is under way: two presses may come before the first one shows */
  function begin(): Begun | null {
    const run = state.run + 1
    if (isBusy(state) || underWay.current?.run === run) return null
    underWay.current?.controller.abort()
    const controller = new AbortController()
    underWay.current = { run, controller }
    return { run, signal: controller.signal }
  }

  /** @param failed said where the code that asks cannot be fetched: the connection is gone */
  async function request(
    wish: Wish | null,
    failed: string,
    send: (code: Ask, begun: Begun) => Promise<void>,
  ) {
    const begun = begin()
    if (!begun) return
    dispatch({ type: 'answerAsked', run: begun.run, wish })
    // What the finished answer shows is there by then, and pushes nothing away.
    void loadReadAloud()
    try {
      await send(await loadAsk(), begun)
    } catch {
      dispatch({ type: 'answerFailed', run: begun.run, message: failed })
    }
  }

  /** Said once: the next press sends, unless it is the second half of a double one. */
  function isAnswered(warning: string): boolean {
    const isSaidAgain = warning === state.answer.error
    if (!isSaidAgain) warnedAt.current = performance.now()
    return isSaidAgain && performance.now() - warnedAt.current > slowDoublePress
  }

  const askFor = (wish: Wish | null) =>
    request(wish, answerFailed, ({ generateAnswer }, { run, signal }) => {
      const maySend = isGuarded ? () => true : isAnswered
      return generateAnswer(run, { content: state, page, wish, maySend }, signal, dispatch)
    })

  return {
    /** An answer to the sheet. */
    ask: async () => {
      if (state.composition.prompt.trim() !== '') await askFor(null)
    },
    /** The next version of the answer on screen. */
    wish: (text: string) =>
      askFor({ text, opening: text === goOn ? wholeLines(shownText(state.answer)) : '' }),
    /** A letter explained from its pages; of the demo's sample there are none. */
    explain: (pages: readonly LetterPage[]) =>
      request(null, letterTexts.offline, ({ explainLetter }, { run, signal }) =>
        explainLetter(run, pages, signal, dispatch),
      ),
    stop: () => {
      underWay.current?.controller.abort()
      dispatch({ type: 'answerStopped' })
    },
    draw: async () => {
      const begun = state.picture.status === 'drawing' ? null : begin()
      if (!begun) return
      const { run, signal } = begun
      dispatch({ type: 'pictureAsked', run })
      try {
        const { generatePicture } = await loadAsk()
        await generatePicture(run, state.answer, signal, dispatch)
      } catch {
        dispatch({ type: 'pictureFailed', run, message: pictureFailed })
      }
    },
  }
}

/** What can be asked for, and 'Ferma'. */
export type Generation = ReturnType<typeof useGeneration>
