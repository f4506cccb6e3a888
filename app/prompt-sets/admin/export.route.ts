import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { exportPromptSets } from '../export-prompt-sets.server.ts'
import type { Route } from './+types/export.route.ts'
import { promptsTexts } from './prompts-texts.ts'

/** `GET /admin/prompts/esporta`: every set as a file, which the import takes back as it is. */
export const loader = ({ context }: Route.LoaderArgs) =>
  respond(context, promptsTexts.listFailed, async () => {
    const sets = await exportPromptSets(db, requireActor(context, 'editContent'))
    audit(context, 'contentExported')
    const day = new Date().toISOString().slice(0, 10)
    return new Response(`${JSON.stringify(sets, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="fucina-prompt-${day}.json"`,
      },
    })
  })
