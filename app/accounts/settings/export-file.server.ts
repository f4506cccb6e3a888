import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { plainPage } from '../../platform/http/plain-page.server.ts'
import { Crowded, KnownFailure } from '../../platform/known-failure.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import { exportPerson } from './export.server.ts'

/** Each holds some responses in memory for as long as its reader takes. */
const most = 4

const oneAtATime = 'Stai già scaricando i tuoi dati: aspetta la fine e riprova.'

/** The downloads under way: one a person, and a few in all. */
class ExportPlaces {
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

const places = new ExportPlaces()

/**
 * The file with everything stored about a person, sent piece by piece as it is read.
 * @param ready called when the file can begin; what it throws comes in its place
 * @throws KnownFailure 429 or 503 while too many are being read
 */
export async function exportFile(
  db: Database,
  user: Owner,
  ready: () => void | Promise<void>,
): Promise<Response> {
  const leave = places.enter(user.id)
  try {
    const pieces = exportPerson(db, user)
    // Read before the answer begins, so that a failure still has its own status and words.
    const first = await pieces.next()
    await ready()
    return new Response(streamAsRead(from(first.value ?? '', pieces), leave), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="i-miei-dati-${romanDay(new Date())}.json"`,
      },
    })
  } catch (error) {
    leave()
    throw error
  }
}

async function* from(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

/** Why no file comes, for who has pressed its button on a page. */
export function exportRefused(
  { status, message }: { status: number; message: string },
  back: { to: string; label: string },
): Response {
  const page = plainPage(
    status,
    'I tuoi dati',
    message,
    `<p><a href="${back.to}">${back.label}</a></p>`,
  )
  page.headers.set('Retry-After', '10')
  return page
}

const sliceBytes = 16 * 1024

/**
 * The pieces as a stream that asks for the next one when its reader has taken the one before.
 * @param ended called when it is over, however
 */
function streamAsRead(pieces: AsyncGenerator<string>, ended: () => void) {
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
