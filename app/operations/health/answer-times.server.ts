import { hourMilliseconds } from '../../platform/durations.ts'

/** So many of the latest count, which on a busy day is less than the hour. */
const most = 2000

/** How long the latest answers took. */
export class AnswerTimes {
  #latest: { took: number; at: number }[] = []

  /** @param took in milliseconds @param at when the answer was there */
  add(took: number, at = Date.now()): void {
    this.#latest.push({ took, at })
    if (this.#latest.length > 2 * most) this.#latest = this.#latest.slice(-most)
  }

  /**
   * Half of the answers of the last hour took less than this, in whole milliseconds.
   * @returns null without any answer
   */
  median(now = Date.now()): number | null {
    const took = this.#latest
      .slice(-most)
      .filter(({ at }) => at > now - hourMilliseconds)
      .map((answer) => answer.took)
      .sort((one, other) => one - other)
    const middle = took[Math.floor((took.length - 1) / 2)]
    return middle === undefined ? null : Math.floor(middle) + 1
  }
}

/** The answers of this process. */
export const answerTimes = new AnswerTimes()
