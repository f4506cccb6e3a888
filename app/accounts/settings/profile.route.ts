import { requireUser } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/profile.route.ts'
import { readProfile } from './profile.server.ts'

const failed = 'Errore nel caricamento dei dati utente'

/** The signed-in person's own record as JSON; 401 without a session. */
export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, failed, async () =>
    Response.json(await readProfile(db, requireUser(context)), {
      headers: { 'Cache-Control': 'no-store' },
    }),
  )
