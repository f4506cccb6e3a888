import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { failure, respond } from '../platform/http/failure.server.ts'
import { env } from '../platform/process.server.ts'
import { drawingType } from '../platform/settings/drawing-file.server.ts'
import type { Route } from './+types/city-drawing.route'
import { byteFile } from './public-file.server.ts'

/** `GET /share/city/{view}`: the operator's drawing of the city, `wide` or `phone`, or what stands on an attestato. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  respond(context, "Errore nel caricamento dell'immagine", async () => {
    const files: Record<string, string | undefined> = {
      wide: env.CITY_DRAWING,
      phone: env.CITY_DRAWING_PHONE,
      attestato: env.CERTIFICATE_LOGO,
    }
    const file = Object.hasOwn(files, params.view) ? files[params.view] : undefined
    const type = file && drawingType(file)
    if (!file || !type) return failure('NOT_FOUND', 404, "Il disegno non c'è.")
    const bytes = await readFile(file)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return byteFile(request, { bytes, type, etag })
  })
