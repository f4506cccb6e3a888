import { settingsPath } from '../../paths.ts'
import { audit, auditRefusal } from '../../platform/http/audit-log.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { asksForPage } from '../../platform/http/plain-page.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/export.route.ts'
import { exportFile, exportRefused } from './export-file.server.ts'
import { settingsTexts } from './settings-texts.ts'

/** 'Scarica i miei dati': one JSON file. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  respond(context, settingsTexts.exportFailed, async () => {
    const user = requireUser(context)
    try {
      return await exportFile(db, user, () => audit(context, 'dataExported'))
    } catch (error) {
      if (!(error instanceof KnownFailure) || !asksForPage(request.headers.get('Accept') ?? '')) {
        throw error
      }
      auditRefusal(context, error)
      return exportRefused(error, { to: settingsPath(), label: 'Torna alle impostazioni' })
    }
  })
