import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/register-csv.route'
import { exportRegister } from './read-register.server.ts'
import { parseRegisterView } from './register-view.ts'

/** `GET /admin/registro/csv?chi=…&cosa=…`: the rows of a view, on all pages, as a file. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  respond(context, 'Errore nel caricamento del registro', async () => {
    const text = await exportRegister(
      db,
      requireActor(context, 'seeRegister'),
      parseRegisterView(url.searchParams),
    )
    const day = new Date().toISOString().slice(0, 10)
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="fucina-registro-${day}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    })
  })
