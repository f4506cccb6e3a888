import { Crowded } from './known-failure.server.ts'

type SemaphoreOptions = {
  atOnce: number
  /** Who comes when so many are in line is refused at once. By default everybody waits. */
  longestLine?: number
}

/** Lets a few do something costly at once; others wait in one line, in the order they came. */
export class Semaphore {
  readonly #atOnce: number
  readonly #longestLine: number
  readonly #line: (() => void)[] = []
  #taken = 0

  constructor({ atOnce, longestLine = Number.POSITIVE_INFINITY }: SemaphoreOptions) {
    this.#atOnce = atOnce
    this.#longestLine = longestLine
  }

  /** Does `work` when its turn comes. @throws Crowded */
  async run<T>(work: () => Promise<T>, longestLine?: number): Promise<T> {
    const leave = await this.enter(longestLine)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /**
   * Waits for a turn.
   * @returns the function that ends it, to be called once
   * @throws Crowded when the line is too long
   */
  async enter(longestLine = this.#longestLine): Promise<() => void> {
    if (this.#taken < this.#atOnce) {
      this.#taken += 1
    } else {
      if (this.#line.length >= longestLine) throw new Crowded()
      await new Promise<void>((resolve) => this.#line.push(resolve))
    }
    return () => this.#leave()
  }

  /** The place goes to the next in line: it stays taken. */
  #leave() {
    const next = this.#line.shift()
    if (next) next()
    else this.#taken -= 1
  }
}
