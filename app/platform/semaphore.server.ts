import { Crowded } from './known-failure.server.ts'

type SemaphoreOptions = {
  /** How many may be inside at once. */
  atOnce: number
  /** In milliseconds: who would wait longer is refused at once. By default everybody waits. */
  longestWait?: number
  /** Who comes when so many are in line is refused at once, however fast the machine. */
  longestLine?: number
}

/** How much of the average the newest turn makes. */
const newestShare = 0.1

/** Lets a few do something costly at once; others wait in one line, in the order they came. */
export class Semaphore {
  readonly #atOnce: number
  readonly #longestWait: number
  readonly #longestLine: number
  readonly #line: (() => void)[] = []
  #taken = 0
  /** How long a turn takes, in milliseconds. */
  #average = 0

  constructor({
    atOnce,
    longestWait = Number.POSITIVE_INFINITY,
    longestLine = Number.POSITIVE_INFINITY,
  }: SemaphoreOptions) {
    this.#atOnce = atOnce
    this.#longestWait = longestWait
    this.#longestLine = longestLine
  }

  /** How many are inside. */
  get inside(): number {
    return this.#taken
  }

  /** How many stand in line. */
  get inLine(): number {
    return this.#line.length
  }

  /** Does `work` when its turn comes. @throws Crowded */
  async run<T>(work: () => Promise<T>, longestWait?: number): Promise<T> {
    const leave = await this.enter(longestWait)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /**
   * Waits for a turn.
   * @returns the function that ends it, to be called once
   * @throws Crowded when it would not come in time, or does not
   */
  async enter(longestWait = this.#longestWait): Promise<() => void> {
    if (this.#taken < this.#atOnce) this.#taken += 1
    else await this.#wait(longestWait)
    const begun = performance.now()
    return () => this.#leave(performance.now() - begun)
  }

  /** Waits for a turn that lasts until the process has looked at what came in meanwhile. */
  async pass(): Promise<void> {
    setImmediate(await this.enter())
  }

  #wait(longestWait: number): Promise<void> {
    const expected = ((this.#line.length + 1) * this.#average) / this.#atOnce
    if (expected > longestWait || this.#line.length >= this.#longestLine) throw new Crowded()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(begin), 1)
        reject(new Crowded())
      }
      const timer = Number.isFinite(longestWait) ? setTimeout(giveUp, longestWait) : undefined
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#line.push(begin)
    })
  }

  /** The place goes to the next in line: it stays taken. */
  #leave(milliseconds: number) {
    this.#average += (milliseconds - this.#average) * newestShare
    const next = this.#line.shift()
    if (next) next()
    else this.#taken -= 1
  }
}
