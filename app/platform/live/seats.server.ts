import { addressGroup } from '../visitor.server.ts'
import type { Stream } from './stream.server.ts'

/** Devices of one person, and tabs of browsers that cannot share a stream. */
const mostOfPerson = 50

export type SeatLimits = { most: number; mostOfAddress: number }

/** The open streams, counted in all, by address and by person. */
export class Seats {
  readonly #streams = new Set<Stream>()
  readonly #counts = new Map<string, number>()

  get size(): number {
    return this.#streams.size
  }

  /** A list of its own: streams may end while it is gone through. */
  all(): Stream[] {
    return [...this.#streams]
  }

  /** Whether one more may listen. @param userId of who is signed in */
  isFree(address: string, userId: string | undefined, limits: SeatLimits): boolean {
    return (
      this.size < limits.most &&
      this.#countOf(addressKey(address)) < limits.mostOfAddress &&
      (userId === undefined || this.#countOf(userId) < mostOfPerson)
    )
  }

  add(stream: Stream) {
    this.#streams.add(stream)
    for (const key of keysOf(stream)) this.#counts.set(key, this.#countOf(key) + 1)
  }

  remove(stream: Stream) {
    if (!this.#streams.delete(stream)) return
    for (const key of keysOf(stream)) {
      const left = this.#countOf(key) - 1
      if (left > 0) this.#counts.set(key, left)
      else this.#counts.delete(key)
    }
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0
  }
}

const addressKey = (address: string) => `address ${addressGroup(address)}`

const keysOf = ({ address, user }: Stream) => [addressKey(address), ...(user ? [user.id] : [])]
