import { respond } from '../platform/http/respond.server.ts'
import { db, env } from '../platform/process.server.ts'
import type { Route } from './+types/door.route'
import { door } from './door.server.ts'
import { pictureFile } from './public-file.server.ts'

/** `GET /share/professions/{id}.png`: what a link to a profession shows in a messenger. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  respond(context, "Errore nel caricamento dell'immagine", async () =>
    pictureFile(request, await door(db, env, params.file.replace(/\.png$/, ''))),
  )
