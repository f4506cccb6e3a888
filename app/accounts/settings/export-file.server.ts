import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { plainPage } from '../../platform/http/plain-page.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import { exportPerson } from './export.server.ts'
import { ExportPlaces, streamAsRead } from './export-places.server.ts'

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
