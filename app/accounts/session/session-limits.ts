import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds, hourMilliseconds } from '../../platform/durations.ts'

/**
 * How long a session lasts, in milliseconds: from its last use, from the last use of who administers,
 * and from its beginning however much it is used, in all and opened with 'Non è il mio computer'.
 */
export const sessionLifetimes = {
  user: 30 * dayMilliseconds,
  staff: 12 * hourMilliseconds,
  inAll: 90 * dayMilliseconds,
  shared: 2 * hourMilliseconds,
} as const

/** The same in the words of every screen. */
export const sessionTimes = {
  user: durationWords(sessionLifetimes.user),
  staff: durationWords(sessionLifetimes.staff),
  inAll: durationWords(sessionLifetimes.inAll),
  shared: durationWords(sessionLifetimes.shared),
} as const
