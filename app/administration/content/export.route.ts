import { nouns } from '../../nouns.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { type ContentKind, kindOf } from '../../records/exchange/content-file.ts'
import { slugOf } from '../../records/store/write.server.ts'
import type { Route } from './+types/export.route'
import { contentTexts } from './content-texts.ts'
import { contentKinds, exportContent, fileText, isContentKind } from './export-content.server.ts'

/**
 * `GET /admin/content/esporta?tipo=guides&id=uno,due`: the records of a kind, all or those that are
 * chosen, or all of all kinds, as a file.
 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  respond(context, contentTexts.exportFailed, async () => {
    const actor = requireActor(context, 'importContent')
    const kind = url.searchParams.get('tipo')
    if (kind !== null && !isContentKind(kind)) {
      return failure('NOT_FOUND', 404, 'Contenuti di questo tipo non esistono.')
    }
    const ids = url.searchParams.get('id')?.split(',') ?? null
    const file = await exportContent(db, actor, kind ? [kind] : contentKinds, env.CITY, ids)
    audit(context, 'contentExported', { reason: kind ?? 'all' })
    const day = new Date().toISOString().slice(0, 10)
    const name = fileNameOf(kind)
    return new Response(fileText(file), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="fucina-${name}-${day}.json"`,
        'Cache-Control': 'private, no-store',
      },
    })
  })

/** 'set-di-prompt'; all kinds together are 'contenuti'. */
function fileNameOf(kind: ContentKind | null): string {
  const found = nouns.find(({ noun }) => kindOf(noun.name) === kind)
  return found ? slugOf(found.noun.words.many, found.noun.name) : 'contenuti'
}
