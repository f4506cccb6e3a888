import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import type { Route } from './+types/export.route'
import { contentTexts } from './content-texts.ts'
import { exportContent, fileText } from './export-content.server.ts'

/** `GET /admin/content/esporta`: all records of all kinds as a file. */
export const loader = ({ context }: Route.LoaderArgs) =>
  respond(context, contentTexts.exportFailed, async () => {
    const actor = requireActor(context, 'importContent')
    const file = await exportContent(db, actor, env.CITY)
    audit(context, 'contentExported', { reason: 'all' })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(fileText(file), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="fucina-contenuti-${day}.json"`,
        'Cache-Control': 'private, no-store',
      },
    })
  })
