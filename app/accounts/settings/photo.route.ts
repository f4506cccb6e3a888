import { requireUser } from '../../platform/http/authorization.server.ts'
import { requestIdContext } from '../../platform/http/context.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { env, log } from '../../platform/process.server.ts'
import type { Route } from './+types/photo.route.ts'
import { photoMark, readPhoto } from './photo.server.ts'

const missing = 'La foto non si può mostrare.'
/** The browser may keep it, but asks each time: another person may sit there by then. */
const kept = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }

/** `GET /profile/foto`: the photo of the person who is signed in. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  respond(context, missing, async () => {
    const { photoURL } = requireUser(context)
    if (!photoURL) throw failure('NOT_FOUND', 404, missing)
    const headers = { ...kept, ETag: `"${photoMark(photoURL)}"` }
    if (request.headers.get('If-None-Match') === headers.ETag) {
      return new Response(null, { status: 304, headers })
    }
    const origin = URL.parse(photoURL)?.origin
    const provider = env.signInProviders.find(({ issuer }) => new URL(issuer).origin === origin)
    try {
      const bytes = await readPhoto(photoURL, {
        provider: provider && new URL(provider.issuer).origin,
        signal: request.signal,
      })
      const file = new Uint8Array(bytes)
      return new Response(file, { headers: { ...headers, 'Content-Type': 'image/webp' } })
    } catch (error) {
      // Not ours to mend: the page shows the drawing in its place.
      log.info({ requestId: context.get(requestIdContext), err: error }, 'a photo is not there')
      throw failure('NOT_FOUND', 404, missing)
    }
  })
