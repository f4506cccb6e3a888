import { requireUser } from '../platform/http/authorization.server.ts'
import { respond } from '../platform/http/failure.server.ts'
import { db } from '../platform/process.server.ts'
import { toPng, toThumbnail } from '../records/pictures/decode-picture.server.ts'
import type { Route } from './+types/saved-picture.route'
import { savedPicture } from './read.server.ts'

/** The browser may keep the picture, but asks each time: another person may sit there by then. */
const asking = 'private, no-cache'

/** `GET /saved-searches/{id}/image`, for its owner; `?formato=piccola` for lists, or `png`. */
export const loader = ({ request, context, params, url }: Route.LoaderArgs) =>
  respond(context, "Errore nel caricamento dell'immagine", async () => {
    const picture = await savedPicture(db, requireUser(context), params.id)
    const format = url.searchParams.get('formato')
    const etag = `"${picture.imageId}${format === 'piccola' ? '-piccola' : ''}"`
    const kept = { 'Cache-Control': asking, ETag: etag, Vary: 'Cookie' }
    if (format === 'png') {
      return file(await toPng(picture.bytes), {
        'Content-Type': 'image/png',
        'Content-Disposition': `attachment; filename="immagine-${params.id}.png"`,
      })
    }
    if (request.headers.get('If-None-Match') === etag) {
      return new Response(null, { status: 304, headers: kept })
    }
    const bytes = format === 'piccola' ? await toThumbnail(picture.bytes) : picture.bytes
    return file(bytes, { ...kept, 'Content-Type': picture.contentType })
  })

/** Node's typed arrays may stand on shared memory, which a Response does not take. */
const file = (bytes: Uint8Array, headers: Record<string, string>) =>
  new Response(new Uint8Array(bytes), { headers })
