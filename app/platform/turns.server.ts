import { crowdText } from './http/crowd.server.ts'
import { KnownFailure } from './http/failure.server.ts'

/** Lets a few of some costly works be done at once; the others wait their turn, and not too many. */
export class Turns {
  readonly #atOnce: number
  readonly #line: (() => void)[] = []
  readonly #longestLine: number
  #working = 0

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce
    this.#longestLine = waiting
  }

  /**
   * What `work` returns, when it has had its turn.
   * @param options.isPaid it waits however long the line is: what it works on was paid for
   * @throws KnownFailure 503 when too many wait already
   */
  async run<T>(work: () => Promise<T>, { isPaid = false } = {}): Promise<T> {
    if (this.#working >= this.#atOnce) {
      if (!isPaid && this.#line.length >= this.#longestLine) {
        throw new KnownFailure('BUSY', 503, crowdText)
      }
      // Whoever ends hands the place on: it stays taken.
      await new Promise<void>((enter) => this.#line.push(enter))
    } else this.#working += 1
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#working -= 1
    }
  }
}
