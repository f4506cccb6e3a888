import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseUnavailable } from './guarded-dialect.server.ts'

const people = new AsyncLocalStorage<string>()

/** Runs `work` as this person's: whatever waits in it keeps nobody else from the database. */
export const onBehalfOf = <T>(person: string, work: () => T): T => people.run(person, work)

type Lane = { taken: number; line: (() => void)[] }

/** More requests of one person than this do not even wait. */
const longestLine = 50

/**
 * Gives each person no more than `width` connections at once, so that somebody whose row is locked
 * waits alone. Work for nobody in particular has no lane.
 */
export class Lanes {
  readonly #lanes = new Map<string, Lane>()
  readonly #width: number
  readonly #milliseconds: number

  /** @param milliseconds how long one waits in one's own lane */
  constructor(width: number, milliseconds: number) {
    this.#width = width
    this.#milliseconds = milliseconds
  }

  /**
   * @returns the function that leaves the lane again
   * @throws DatabaseUnavailable when the person's own requests take too long
   */
  async enter(): Promise<() => void> {
    const person = people.getStore()
    if (person === undefined) return () => {}
    const lane = this.#lanes.get(person) ?? { taken: 0, line: [] }
    this.#lanes.set(person, lane)
    if (lane.taken < this.#width) lane.taken += 1
    else await this.#turn(lane)
    return () => this.#leave(person, lane)
  }

  #leave(person: string, lane: Lane) {
    const next = lane.line.shift()
    // The place goes to whoever comes next.
    if (next) return next()
    lane.taken -= 1
    if (lane.taken === 0) this.#lanes.delete(person)
  }

  #turn({ line }: Lane): Promise<void> {
    if (line.length >= longestLine) return Promise.reject(tooLong())
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(take), 1)
        reject(tooLong())
      }, this.#milliseconds)
      line.push(take)
    })
  }
}

const tooLong = () => new DatabaseUnavailable(new Error('one person waits for too much at once'))
