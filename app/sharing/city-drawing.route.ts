import { respond } from '../platform/http/failure.server.ts'
import { env } from '../platform/process.server.ts'
import type { Route } from './+types/city-drawing.route'
import { drawingFailed, drawingFile } from './drawing.server.ts'

/** `GET /share/city/{view}`: the operator's drawing of the city, `wide`, or what stands on an attestato. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  respond(context, drawingFailed, async () => {
    const files: Record<string, string | undefined> = {
      wide: env.CITY_DRAWING,
      attestato: env.CERTIFICATE_LOGO,
    }
    return drawingFile(request, Object.hasOwn(files, params.view) ? files[params.view] : undefined)
  })
