import { csvAnswer } from '../../platform/csv.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/figures-csv.route'
import { exportFigures, figuresColumns } from './figures-csv.server.ts'
import { readPeriod } from './period.ts'

/** `GET /admin/figures/csv?periodo=2026-11`: all figures of a period as a file. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  respond(context, 'Errore nel caricamento dei numeri', async () => {
    const actor = requireActor(context, 'seeFigures')
    const period = readPeriod(url.searchParams.get('periodo'), new Date())
    const rows = await exportFigures(db, actor, period)
    return csvAnswer(`numeri-${period.name}`, figuresColumns, rows)
  })
