import { settingsPath } from '../../paths.ts'
import { audit, auditRefusal } from '../../platform/http/audit-log.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { asksForPage, plainPage } from '../../platform/http/plain-page.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import type { Route } from './+types/export.route.ts'
import { exportPerson } from './export.server.ts'
import { ExportPlaces, streamAsRead } from './export-places.server.ts'
import { settingsTexts } from './settings-texts.ts'

const places = new ExportPlaces()

/** 'Scarica i miei dati': one JSON file, sent piece by piece as it is read. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  respond(context, settingsTexts.exportFailed, async () => {
    const user = requireUser(context)
    let leave: () => void
    try {
      leave = places.enter(user.id)
    } catch (error) {
      if (!(error instanceof KnownFailure) || !asksForPage(request.headers.get('Accept') ?? '')) {
        throw error
      }
      auditRefusal(context, error)
      return notNow(error)
    }
    try {
      const pieces = exportPerson(db, user)
      // Read before the answer begins, so that a failure still has its own status and words.
      const first = await pieces.next()
      audit(context, 'dataExported')
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
  })

async function* from(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function notNow({ status, message }: KnownFailure): Response {
  const link = `<p><a href="${settingsPath()}">Torna alle impostazioni</a></p>`
  const page = plainPage(status, 'I tuoi dati', message, link)
  page.headers.set('Retry-After', '10')
  return page
}
