import { csvAnswer } from '../../platform/csv.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import type { Route } from './+types/register-csv.route'
import { exportRegister } from './read-register.server.ts'
import { registerHeadings } from './register-csv.ts'
import { parseRegisterView } from './register-view.ts'

/** `GET /admin/registro/csv?chi=…&cosa=…`: the rows of a view, on all pages, as a file. */
export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  respond(context, 'Errore nel caricamento del registro', async () => {
    const actor = requireActor(context, 'seeRegister')
    requireFreshProof({ context, request, url })
    const rows = await exportRegister(db, actor, parseRegisterView(url.searchParams))
    return csvAnswer(`registro-${romanDay(new Date())}`, registerHeadings, rows)
  })
