import { type Dispatch, useEffect, useRef } from 'react'
import { answerFailed, pictureFailed } from '../../ai/failed-texts.ts'
import { goOn } from '../../saved/versions.ts'
import { loadReadAloud } from '../../ui/read-aloud/read-aloud.tsx'
import type { Wish } from '../state/answer-state.ts'
import { shownText, wholeLines } from '../state/answer-versions.ts'
import { isBusy } from '../state/sheet-content.ts'
import type { SheetAsks } from '../state/sheet-context.ts'
import type { SheetAction, SheetState } from '../state/sheet-state.ts'
import type { WorkshopPage } from '../workshop-page.ts'
import type { Begun } from './request-answer.ts'

/** The code that asks for answers and pictures: fetched once somebody has written. */
const loadRequest = () => import('./request-answer.ts')
type RequestCode = Awaited<ReturnType<typeof loadRequest>>

type GenerationProps = {
  state: SheetState
  dispatch: Dispatch<SheetAction>
  page: WorkshopPage
}

/** Whatever is under way ends when the profession or page is left. */
export function useGeneration({ state, dispatch, page }: GenerationProps): SheetAsks {
  const underWay = useRef<{ run: number; controller: AbortController } | null>(null)
  const hasPrompt = state.composition.prompt !== ''

  useEffect(() => {
    // Should it fail, the press on the button tries again.
    if (hasPrompt) loadRequest().catch(() => {})
  }, [hasPrompt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each profession
  useEffect(() => () => underWay.current?.controller.abort(), [state.professionId])

  /**
   * Begins a request under the next number, which the reducer takes over with the event that asks.
   * @returns null while one is under way: two presses may come before the first one shows
   */
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
    send: (code: RequestCode, begun: Begun) => Promise<void>,
  ) {
    const begun = begin()
    if (!begun) return
    dispatch({ type: 'answerAsked', run: begun.run, wish })
    // A button of the finished answer: fetched meanwhile, so that it does not come late and move the rest.
    void loadReadAloud()
    try {
      await send(await loadRequest(), begun)
    } catch {
      dispatch({ type: 'answerFailed', run: begun.run, message: failed })
    }
  }

  const ask = (wish: Wish | null, mayGo: (warning: string) => boolean) =>
    request(wish, answerFailed, ({ requestAnswer }, begun) =>
      requestAnswer(begun, { content: state, page, wish, mayGo }, dispatch),
    )

  return {
    ask: (mayGo) => ask(null, mayGo),
    wish: (text, mayGo = () => true) =>
      ask({ text, opening: text === goOn ? wholeLines(shownText(state.answer)) : '' }, mayGo),
    askOther: (asked) =>
      request(asked.wish ?? null, asked.offline, ({ requestOther }, begun) =>
        requestOther(begun, asked, dispatch),
      ),
    stop: () => {
      underWay.current?.controller.abort()
      dispatch({ type: 'answerStopped' })
    },
    draw: async () => {
      const begun = state.picture.status === 'drawing' ? null : begin()
      if (!begun) return
      const { run } = begun
      dispatch({ type: 'pictureAsked', run })
      try {
        const { requestPicture } = await loadRequest()
        await requestPicture(begun, state.answer, dispatch)
      } catch {
        dispatch({ type: 'pictureFailed', run, message: pictureFailed })
      }
    },
  }
}
