import { requireActor } from '../../platform/http/authorization.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { addressText } from '../../platform/well-formed.ts'
import { findChoices } from '../guide-choices.server.ts'
import type { Route } from './+types/choices.route'

/** Tools or guides whose texts hold what was typed into a field of the form: `?di=tools&q=…`. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  respond(context, "Errore nel caricamento dell'elenco", async () => {
    const table = url.searchParams.get('di') === 'guides' ? 'guides' : 'tools'
    const query = addressText(url.searchParams.get('q'), 100)
    return Response.json(
      await findChoices(db, requireActor(context, 'editContent'), table, query),
      {
        headers: { 'cache-control': 'private, no-store' },
      },
    )
  })
