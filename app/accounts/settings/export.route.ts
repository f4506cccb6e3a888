import { audit } from '../../platform/http/audit-log.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { count } from '../../platform/limits/count.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import type { Route } from './+types/export.route.ts'
import { exportPerson } from './export.server.ts'
import { settingsTexts } from './settings-texts.ts'

/** 'Scarica i miei dati': one JSON file. */
export const loader = ({ context }: Route.LoaderArgs) =>
  respond(context, settingsTexts.exportFailed, async () => {
    const user = requireUser(context)
    await count(db, env, ['export'], { person: { userId: user.id } })
    const file = await exportPerson(db, user)
    audit(context, 'dataExported')
    return new Response(file, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="i-miei-dati-${romanDay(new Date())}.json"`,
      },
    })
  })
