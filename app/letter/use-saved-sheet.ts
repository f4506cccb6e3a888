import { withReply, withTurn } from '../saved/versions.ts'
import { shownText } from '../workshop/state/answer-versions.ts'
import type { Answer } from '../workshop/state/sheet-content.ts'
import type { Sheet } from '../workshop/state/sheet-context.ts'
import type { SheetAction } from '../workshop/state/sheet-state.ts'
import type { KeptSheet } from './kept-sheet.ts'

/** An explanation with the reply under it, as one text: both are saved as one thing. */
export const bothAs = (explanation: string, reply: string) =>
  `${explanation.trimEnd()}\n\n${reply.trim()}\n`

/**
 * What is saved of a letter: the explanation's versions, and after them those of its reply, each
 * under the explanation that was on screen.
 */
export function wholeAnswer(explanation: Answer, reply: Answer): Answer {
  if (reply.text.trim() === '') return explanation
  const base = shownText(explanation)
  const turns = [
    ...explanation.turns,
    { answer: explanation.text, wish: withReply },
    ...reply.turns.map(({ answer, wish }) => ({ answer: bothAs(base, answer), wish })),
  ].reduce(withTurn, [] as Answer['turns'])
  const back = reply.shown === null ? null : reply.turns.length - reply.shown
  return {
    ...explanation,
    text: bothAs(base, reply.text),
    turns,
    shown: back === null ? null : turns.length - back,
  }
}

type SavedSheetProps = {
  /** The explanation as it is shown. */
  sheet: Sheet
  /** The same as it came. */
  kept: KeptSheet
  reply: KeptSheet
  /** Where the person comes back to after signing in: to the reply, where it is open. */
  returnPath: string
}

/** The sheet by which explanation and reply are saved as one response. */
export function useSavedSheet({ sheet, kept, reply, returnPath }: SavedSheetProps): Sheet {
  const { state } = sheet
  const raw = kept.state.answer
  const { answer: replied, saving } = reply.state
  const hasReply = replied.text.trim() !== ''
  const isBehind = hasReply && saving.status !== 'saved' && state.saving.status === 'saved'
  /** Both sheets know what of them the saved response holds. */
  function dispatch(event: SheetAction) {
    if (event.type === 'sheetEmptied') reply.dispatch(event)
    if (event.type !== 'saved') return kept.dispatch(event)
    kept.dispatch({ ...event, response: raw.text })
    if (hasReply && replied.generationId !== null) {
      const { generationId, text: response } = replied
      reply.dispatch({ ...event, generationId, response })
    }
  }
  return {
    ...sheet,
    returnPath,
    dispatch,
    state: {
      ...state,
      answer: wholeAnswer(state.answer, replied),
      saving: isBehind ? { ...state.saving, status: 'idle' } : state.saving,
    },
  }
}
