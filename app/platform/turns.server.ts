import { Crowded } from './known-failure.server.ts'

type TurnBounds = {
  /** How many have their turn at once. */
  atOnce: number
  /** How many wait at most. */
  waiting: number
  /** How many of them may be of the same asker; by default all. */
  waitingOfOne?: number
  /** How long one waits in the line, in milliseconds; by default as long as it takes. */
  patience?: number
}

/** `by`: the asker, where that counts. `isPaid`: it waits, however long the line is. */
type Asking = { by?: string | undefined; isPaid?: boolean }

type Waiting = { by: string | undefined; begin: () => void }

/** Lets a few do something costly at once; others wait in a short line, and no more than that. */
export class Turns {
  readonly #bounds: TurnBounds
  readonly #line: Waiting[] = []
  #taken = 0

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds
  }

  get isIdle(): boolean {
    return this.#taken === 0
  }

  /** Does `work` when its turn comes. @throws Crowded */
  async run<T>(work: () => Promise<T>, asking: Asking = {}): Promise<T> {
    const leave = await this.enter(asking)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /**
   * Waits for a turn.
   * @returns the function that ends it, to be called once
   * @throws Crowded when the line is full, or the turn does not come in time
   */
  async enter({ by, isPaid = false }: Asking = {}): Promise<() => void> {
    if (this.#taken < this.#bounds.atOnce) this.#taken += 1
    else if (isPaid || !this.#isFullFor(by)) await this.#turn(by)
    else throw new Crowded()
    return () => this.#leave()
  }

  #isFullFor(by: string | undefined): boolean {
    const { waiting, waitingOfOne = waiting } = this.#bounds
    if (this.#line.length >= waiting) return true
    return by !== undefined && this.#line.filter((one) => one.by === by).length >= waitingOfOne
  }

  #turn(by: string | undefined): Promise<void> {
    const { patience } = this.#bounds
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(waiting), 1)
        reject(new Crowded())
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { by, begin }
      this.#line.push(waiting)
    })
  }

  /** The place goes to whoever comes next: it stays taken. */
  #leave() {
    const next = this.#line.shift()
    if (next) next.begin()
    else this.#taken -= 1
  }
}

/** Turns for each of many askers, so that nobody waits for another one's work. */
export class TurnsOfEach {
  readonly #bounds: TurnBounds
  readonly #turns = new Map<string, Turns>()

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds
  }

  /** As `Turns.enter`. @throws Crowded */
  async enter(asker: string): Promise<() => void> {
    const turns = this.#turns.get(asker) ?? new Turns(this.#bounds)
    this.#turns.set(asker, turns)
    const leave = await turns.enter()
    return () => {
      leave()
      if (turns.isIdle) this.#turns.delete(asker)
    }
  }
}
