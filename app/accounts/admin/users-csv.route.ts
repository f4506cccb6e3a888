import { csvAnswer } from '../../platform/csv.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { usersTexts } from '../users.ts'
import { exportUsers, usersColumns } from '../users-file.server.ts'
import type { Route } from './+types/users-csv.route.ts'
import { parseUsersView } from './users-view.ts'

/** `GET /admin/users/esporta?q=…&stato=…`: the people of a view, on all pages, as a file. */
export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  respond(context, usersTexts.listFailed, async () => {
    const actor = requireActor(context, 'exportPeople')
    requireFreshProof({ context, request, url })
    const rows = await exportUsers(db, actor, parseUsersView(url.searchParams))
    return csvAnswer(`utenti-${romanDay(new Date())}`, usersColumns, rows)
  })
