import { minuteMilliseconds } from '../durations.ts'

/** How many lines a minute may say the same. */
const perSource = 60
const perMessage = 300

type LeftOut = { of: string; count: number }

/**
 * Bounds what the log repeats, so that an attack fills no disk: so many lines a minute of one
 * message and source, and so many of one message. What is left out is counted and told. Different
 * messages do not take each other's place.
 */
export class LogThrottle {
  #counts = new Map<string, number>()
  #leftOut = new Map<string, number>()
  #begun = 0

  /**
   * @param source who caused it, a hidden address; '' where it is nobody's
   * @param now in milliseconds
   * @returns whether the line may be written, and what was left out in the minute before
   */
  take(message: string, source: string, now: number): { isTold: boolean; leftOut: LeftOut[] } {
    const leftOut = now - this.#begun >= minuteMilliseconds ? this.#endMinute(now) : []
    // In this order: one source alone does not use up what all have together, and the sources of a
    // message that is over its limit need no counters.
    const isTold =
      this.#isUnder(message, perMessage) &&
      (source === '' || this.#add(`${message} ${source}`, perSource)) &&
      this.#add(message, perMessage)
    if (!isTold) this.#leftOut.set(message, (this.#leftOut.get(message) ?? 0) + 1)
    return { isTold, leftOut }
  }

  #isUnder(key: string, most: number): boolean {
    return (this.#counts.get(key) ?? 0) < most
  }

  #add(key: string, most: number): boolean {
    if (!this.#isUnder(key, most)) return false
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    return true
  }

  #endMinute(now: number): LeftOut[] {
    const leftOut = [...this.#leftOut].map(([of, count]) => ({ of, count }))
    this.#counts.clear()
    this.#leftOut.clear()
    this.#begun = now
    return leftOut
  }
}
