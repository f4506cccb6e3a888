import { truncate } from '../platform/well-formed.ts'

/** An answer, and what the person asked of it; `wish` null: they corrected the answer by hand. */
export type Turn = { answer: string; wish: string | null }

/** The longest wish, in characters. */
export const longestWish = 500

/** The AI reads at most so many turns, and so many characters of a conversation. */
export const mostTurns = 6
export const longestConversation = 12_000

/**
 * What the AI is sent of a conversation: the newest turns that fit beside the request. A corrected
 * answer stands for the one it corrects. The last turn always goes along, its answer cut at the
 * end where it is too long.
 */
export function recentTurns(
  prompt: string,
  turns: readonly Turn[],
): { answer: string; wish: string }[] {
  let room = longestConversation - prompt.length
  const recent: { answer: string; wish: string }[] = []
  for (const { answer, wish } of [...turns].reverse()) {
    if (wish === null) continue
    const isLast = recent.length === 0
    const fitting = isLast ? truncate(answer, room - wish.length) : answer
    const length = fitting.length + wish.length
    if (!isLast && (length > room || recent.length === mostTurns)) break
    recent.unshift({ answer: fitting, wish })
    room -= length
  }
  return recent
}
