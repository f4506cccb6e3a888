import type { IncomingMessage } from 'node:http'
import { Counts } from '../counts.ts'

/** How many bytes may be held while they are received, and how long a body may take. */
export type BodyLimits = {
  /** Bytes in all. */
  most: number
  /** Bytes of one address. */
  mostOfAddress: number
}

/** What became of a body: whole, refused with a status, or its sender left. */
export type Received = { whole: Buffer } | { refused: 408 | 413 | 429 | 503 } | 'gone'

/** From so many on it is crowded: whoever sends slowly is cut early. */
const manyBodies = 200
/** When it is crowded a body has so long, and longer as far as it comes at the least rate. */
const crowdedMilliseconds = 5000
const leastBytesPerSecond = 20_000
const sweepMilliseconds = 500
const firstBytes = 1024

type Body = { begun: number; size: number; cut: () => void }

/**
 * The bodies that are being received. They are kept here, and nothing of the application works for
 * them until they are whole.
 */
export class Bodies {
  readonly #limits: BodyLimits
  readonly #isCrowdedElsewhere: () => boolean
  readonly #held = new Counts()
  readonly #open = new Set<Body>()
  #bytes = 0

  /** @param isCrowdedElsewhere whether slow senders should be cut for another reason */
  constructor(limits: BodyLimits, isCrowdedElsewhere: () => boolean = () => false) {
    this.#limits = limits
    this.#isCrowdedElsewhere = isCrowdedElsewhere
    setInterval(() => this.sweep(performance.now()), sweepMilliseconds).unref()
  }

  /** Bytes that are held now. */
  get bytes(): number {
    return this.#bytes
  }

  get #isCrowded(): boolean {
    return (
      this.#open.size > manyBodies ||
      this.#bytes > this.#limits.most / 2 ||
      this.#isCrowdedElsewhere()
    )
  }

  /** Cuts those who are too slow for a crowd. @param now of `performance.now()` */
  sweep(now: number): void {
    if (!this.#isCrowded) return
    for (const body of this.#open) {
      const allowed = crowdedMilliseconds + (body.size / leastBytesPerSecond) * 1000
      if (now - body.begun > allowed) body.cut()
    }
  }

  /**
   * Receives the body of a request. Its bytes count until `release` is called.
   * @param address as it counts, see `addressGroup`
   * @param most larger ones are refused with 413
   */
  receive(request: IncomingMessage, address: string, most: number) {
    const body: Body = { begun: performance.now(), size: 0, cut: () => {} }
    let kept: Buffer = Buffer.alloc(0)
    const declared = Number(request.headers['content-length'] ?? most)
    const release = () => {
      this.#give(address, kept.length)
      kept = Buffer.alloc(0)
    }
    const received = new Promise<Received>((resolve) => {
      const end = (result: Received) => {
        if (!this.#open.delete(body)) return
        for (const [event, listener] of listeners) request.off(event, listener)
        // What still comes is thrown away; an error of the connection is no one's news.
        request.on('error', () => {})
        request.resume()
        resolve(result)
      }
      const refuse = (refused: 408 | 413 | 429 | 503) => {
        release()
        end({ refused })
      }
      body.cut = () => refuse(408)
      const add = (chunk: Buffer) => {
        const size = body.size + chunk.length
        if (size > most) return refuse(413)
        if (size > kept.length) {
          const room = Math.min(
            most,
            Math.max(declared, size),
            Math.max(kept.length * 2, size, firstBytes),
          )
          const refusal = this.#take(address, room - kept.length)
          if (refusal) return refuse(refusal)
          const grown = Buffer.allocUnsafeSlow(room)
          kept.copy(grown, 0, 0, body.size)
          kept = grown
        }
        chunk.copy(kept, body.size)
        body.size = size
      }
      const gone = () => {
        release()
        end('gone')
      }
      const listeners: [string, (chunk: Buffer) => void][] = [
        ['data', add],
        ['end', () => end({ whole: kept.subarray(0, body.size) })],
        ['error', gone],
        ['close', gone],
      ]
      this.#open.add(body)
      if (declared > most) return refuse(413)
      for (const [event, listener] of listeners) request.on(event, listener)
    })
    return { received, release }
  }

  /** @returns the status to refuse with, when there is no room */
  #take(address: string, bytes: number): 429 | 503 | undefined {
    if (this.#bytes + bytes > this.#limits.most) return 503
    if (this.#held.of(address) + bytes > this.#limits.mostOfAddress) return 429
    this.#give(address, -bytes)
    return undefined
  }

  #give(address: string, bytes: number) {
    this.#bytes -= bytes
    this.#held.add(address, -bytes)
  }
}
