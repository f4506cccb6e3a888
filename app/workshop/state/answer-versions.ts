import { recentTurns, type Turn } from '../../ai/conversation.ts'
import { listVersions } from '../../saved/versions.ts'
import type { Answer } from './sheet-content.ts'

type Versioned = Pick<Answer, 'text' | 'turns' | 'shown'>

/** The place of the version on screen, counted from 0. */
export const shownIndex = ({ turns, shown }: Versioned) => shown ?? turns.length

/** How the version at a place counted from 0 is remembered; null: the newest, or there is none. */
export const shownAt = (index: number, { turns }: Pick<Answer, 'turns'>): number | null =>
  turns[index] ? index : null

/** The words of the version on screen. */
export const shownText = (answer: Versioned): string =>
  listVersions(answer.text, answer.turns)[shownIndex(answer)]?.text ?? answer.text

/**
 * The conversation that leads to the version on screen, as far as the AI reads it, with what is
 * wished of that version.
 * @param wish `opening`: what the AI is to go on from, instead of the whole version
 */
export function turnsFor(
  answer: Versioned & Pick<Answer, 'question'>,
  wish: { text: string; opening: string },
): Turn[] {
  const last = { answer: wish.opening || shownText(answer), wish: wish.text }
  const { prompt, sent } = answer.question
  return recentTurns(sent || prompt, [...answer.turns.slice(0, shownIndex(answer)), last])
}

/** Of a cut answer its whole lines: the last one is written anew. */
export function wholeLines(text: string): string {
  const end = text.trimEnd().lastIndexOf('\n')
  return end < 0 ? `${text.trimEnd()} ` : text.slice(0, end + 1)
}
