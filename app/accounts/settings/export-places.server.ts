import { Crowded, KnownFailure } from '../../platform/known-failure.server.ts'

/** Each holds some responses in memory for as long as its reader takes. */
const most = 4

const oneAtATime = 'Stai già scaricando i tuoi dati: aspetta la fine e riprova.'

/** The downloads under way: one a person, and a few in all. */
export class ExportPlaces {
  readonly #people = new Set<string>()

  /**
   * @returns what gives the place back, once or more often
   * @throws KnownFailure 429 for somebody whose download is under way, 503 when there are too many
   */
  enter(userId: string): () => void {
    if (this.#people.has(userId)) throw new KnownFailure('EXPORT_UNDER_WAY', 429, oneAtATime)
    if (this.#people.size >= most) throw new Crowded()
    this.#people.add(userId)
    let isIn = true
    return () => {
      if (isIn) this.#people.delete(userId)
      isIn = false
    }
  }
}

const sliceBytes = 16 * 1024

/**
 * The pieces as a stream that asks for the next one when its reader has taken the one before.
 * @param ended called when it is over, however
 */
export function streamAsRead(pieces: AsyncGenerator<string>, ended: () => void) {
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array()
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        try {
          while (rest.length === 0) {
            const { done, value } = await pieces.next()
            if (done) {
              ended()
              return stream.close()
            }
            rest = new TextEncoder().encode(value)
          }
          stream.enqueue(rest.subarray(0, sliceBytes))
          rest = rest.subarray(sliceBytes)
        } catch (error) {
          ended()
          throw error
        }
      },
      async cancel() {
        ended()
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
