import { audit } from '../../platform/http/audit-log.server.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { contentKinds, isContentKind } from '../../records/exchange/content-file.ts'
import type { Route } from './+types/export.route'
import { contentTexts, fileNames } from './content-acts.ts'
import { exportContent, fileText } from './export-content.server.ts'

/** `GET /admin/content/esporta?tipo=guides`: all records of a kind, or of all kinds, as a file. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  respond(context, contentTexts.exportFailed, async () => {
    const actor = requireAdmin(context)
    const kind = url.searchParams.get('tipo')
    if (kind !== null && !isContentKind(kind)) {
      return failure('NOT_FOUND', 404, 'Contenuti di questo tipo non esistono.')
    }
    const file = await exportContent(db, actor, kind ? [kind] : contentKinds, env.CITY)
    audit(context, 'contentExported', { reason: kind ?? 'all' })
    const day = new Date().toISOString().slice(0, 10)
    const name = kind ? fileNames[kind] : 'contenuti'
    return new Response(fileText(file), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="fucina-${name}-${day}.json"`,
        'Cache-Control': 'private, no-store',
      },
    })
  })
