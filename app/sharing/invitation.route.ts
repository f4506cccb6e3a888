import { respond } from '../platform/http/respond.server.ts'
import { env } from '../platform/process.server.ts'
import type { Route } from './+types/invitation.route'
import { invitation } from './invitation.server.ts'
import { pictureFile } from './public-file.server.ts'

/** `GET /share/invito.png`: what a link to the site shows in a messenger. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  respond(context, "Errore nel caricamento dell'immagine", async () =>
    pictureFile(request, await invitation(env)),
  )
