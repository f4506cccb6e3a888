import { failure, respond } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import type { Route } from './+types/picture.route'
import { readPicture } from './pictures.server.ts'

const missing = "L'immagine non c'è più."

/** What has this address never changes. Opened by itself it can do nothing either. */
const kept = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/**
 * `GET /pictures/{id}`: a picture of a tool, guide or profession that an administrator uploaded.
 */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  respond(context, "Errore nel caricamento dell'immagine", async () => {
    const picture = await readPicture(db, params.id)
    if (!picture) return failure('NOT_FOUND', 404, missing)
    const headers = { ...kept, ETag: `"${params.id}"` }
    if (request.headers.get('If-None-Match') === headers.ETag) {
      return new Response(null, { status: 304, headers })
    }
    // Node's typed arrays may stand on shared memory, which a Response does not take.
    return new Response(new Uint8Array(picture.bytes), {
      headers: { ...headers, 'Content-Type': picture.contentType },
    })
  })
