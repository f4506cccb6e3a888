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

/** How many calls guests may make within one hour of the clock: an eighth of their part. */
export const guestsInAnHour = (total: number): number => part(ceilingOf(total, 'guest'), 1, 8)

/**
 * How many calls guests may have made by the end of an hour of the clock: half of their part at
 * eight, two thirds at noon, all of it from eight in the evening.
 * @param hour 0 to 23, in Italy
 */
export const guestsUntil = (total: number, hour: number): number =>
  part(ceilingOf(total, 'guest'), Math.min(24, hour + 4), 24)

/** Why somebody was refused, as it is counted. */
export const refusals = [
  'minute',
  'addressMinute',
  'person',
  'address',
  'addressHour',
  'pace',
  'guestPart',
  'knownPart',
  'total',
] as const

export type Refusal = (typeof refusals)[number]
