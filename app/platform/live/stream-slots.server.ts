import { addressGroup } from '../addresses.server.ts'
import { Counts } from '../counts.ts'
import type { Stream } from './stream.server.ts'

/** Devices of one person, and the tabs that they see. */
const mostOfPerson = 50

export type StreamLimits = { most: number; mostOfAddress: number }

/** The open streams, counted in all, by address and by person. */
export class StreamSlots {
  readonly #streams = new Set<Stream>()
  readonly #counts = new Counts()

  get size(): number {
    return this.#streams.size
  }

  /** A list of its own: streams may end while it is gone through. */
  all(): Stream[] {
    return [...this.#streams]
  }

  /** Whether one more may listen. @param userId of who is signed in */
  isFree(address: string, userId: string | undefined, limits: StreamLimits): boolean {
    return (
      this.size < limits.most &&
      this.#counts.of(addressKey(address)) < limits.mostOfAddress &&
      (userId === undefined || this.#counts.of(userId) < mostOfPerson)
    )
  }

  add(stream: Stream) {
    this.#streams.add(stream)
    for (const key of keysOf(stream)) this.#counts.add(key)
  }

  remove(stream: Stream) {
    if (!this.#streams.delete(stream)) return
    for (const key of keysOf(stream)) this.#counts.add(key, -1)
  }
}

const addressKey = (address: string) => `address ${addressGroup(address)}`

const keysOf = ({ address, user }: Stream) => [addressKey(address), ...(user ? [user.id] : [])]
