/**
 * Whose question it is: visitors and accounts of their first day; people known before;
 * administrators.
 */
export type Rank = 'guest' | 'known' | 'administrator'

/** Fifths of the day's calls that a rank may use: what lies above is kept for the next. */
const fifths: Record<Rank, number> = { guest: 3, known: 4, administrator: 5 }

const part = (whole: number, numerator: number, denominator: number) =>
  Math.max(1, Math.floor((whole * numerator) / denominator))

/** At how many calls of everybody's a rank is refused. @param total calls of a day */
export const ceilingOf = (total: number, rank: Rank): number => part(total, fifths[rank], 5)

/** How many answers one network of guests may ask for in a day: a third of their part. */
export const networkCeiling = (total: number): number => part(ceilingOf(total, 'guest'), 1, 3)

/** Why somebody was refused: the counter that was used up. */
export const refusals = ['minute', 'person', 'address', 'everybody'] as const

export type Refusal = (typeof refusals)[number]
