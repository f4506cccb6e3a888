import { minuteMilliseconds } from '../durations.ts'

/** Upper edges of the classes into which answers are sorted, in milliseconds. */
const edges = [
  1,
  2,
  3,
  5,
  7,
  10,
  15,
  20,
  30,
  50,
  70,
  100,
  150,
  200,
  300,
  500,
  700,
  1000,
  1500,
  2000,
  3000,
  5000,
  10_000,
  Number.POSITIVE_INFINITY,
]

const minutesKept = 60

/** How many answers of each class there were, by the minute in which they ended. */
export class AnswerTimes {
  readonly #minutes = new Map<number, Uint32Array>()

  /** @param milliseconds how long the answer took @param now when it was there */
  add(milliseconds: number, now = Date.now()): void {
    const minute = Math.floor(now / minuteMilliseconds)
    let counts = this.#minutes.get(minute)
    if (!counts) {
      counts = new Uint32Array(edges.length)
      this.#minutes.set(minute, counts)
      this.#forget(minute)
    }
    const at = edges.findIndex((edge) => milliseconds < edge)
    counts[at] = (counts[at] ?? 0) + 1
  }

  /**
   * Half of the answers of the last hour took less than this, in milliseconds (the edge of the
   * median's class).
   * @returns null without any answer
   */
  median(now = Date.now()): number | null {
    this.#forget(Math.floor(now / minuteMilliseconds))
    const hour = [...this.#minutes.values()]
    const classes = edges.map((edge, at) => ({
      edge,
      count: hour.reduce((sum, counts) => sum + (counts[at] ?? 0), 0),
    }))
    const total = classes.reduce((sum, { count }) => sum + count, 0)
    let seen = 0
    for (const { edge, count } of classes) {
      seen += count
      if (total > 0 && seen * 2 >= total) return edge
    }
    return null
  }

  #forget(minute: number) {
    for (const known of this.#minutes.keys()) {
      if (known <= minute - minutesKept) this.#minutes.delete(known)
    }
  }
}

/** The answers of this process. */
export const answerTimes = new AnswerTimes()
