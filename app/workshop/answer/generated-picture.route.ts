import { currentUser, signInRequired } from '../../platform/http/authorization.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { readVisitor } from '../../platform/visitor.server.ts'
import { toPng } from '../../records/pictures/decode-picture.server.ts'
import {
  readGeneratedPicture,
  unsavedTime,
} from '../../records/pictures/generated-pictures.server.ts'
import type { Route } from './+types/generated-picture.route'

const missing = `L'immagine non c'è più: le immagini non salvate restano ${unsavedTime}.`
const notYours = 'Non hai accesso a questa immagine'

/** Node's typed arrays may stand on shared memory, which a Response does not take. */
const bodyOf = (bytes: Uint8Array) => new Uint8Array(bytes)

/** `GET /prompts/images/{id}`: a generated picture, for its maker; `?formato=png` downloads it. */
export const loader = ({ request, context, params, url }: Route.LoaderArgs) =>
  respond(context, "Errore nel caricamento dell'immagine", async () => {
    const userId = currentUser(context)?.id ?? null
    const asker = { userId, visitorId: readVisitor(env, request.headers) }
    const picture = await readGeneratedPicture(db, asker, params.id)
    if (!picture.found) {
      if (picture.reason === 'missing') return failure('NOT_FOUND', 404, missing)
      return userId
        ? failure('FORBIDDEN', 403, notYours)
        : failure('UNAUTHENTICATED', 401, signInRequired)
    }
    if (url.searchParams.get('formato') !== 'png') {
      return new Response(bodyOf(picture.bytes), {
        headers: {
          'Content-Type': picture.contentType,
          'Cache-Control': 'private, max-age=3600, immutable',
          Vary: 'Cookie',
        },
      })
    }
    return new Response(bodyOf(await toPng(picture.bytes)), {
      headers: {
        'Content-Type': 'image/png',
        'Content-Disposition': 'attachment; filename="immagine-fucina.png"',
        'Cache-Control': 'no-store',
      },
    })
  })
