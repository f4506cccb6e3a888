import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/figures-csv.route'
import { exportFigures } from './figures-csv.server.ts'
import { loadFailed } from './figures-texts.ts'
import { readPeriod } from './period.ts'

/** `GET /admin/figures/csv?periodo=2026-11`: all figures of a period as a file. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  respond(context, loadFailed, async () => {
    const actor = requireActor(context, 'seeFigures')
    const period = readPeriod(url.searchParams.get('periodo'), new Date())
    return new Response(await exportFigures(db, actor, period), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="fucina-numeri-${period.name}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    })
  })
