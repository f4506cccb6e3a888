import { imageFailed } from '../platform/ai/ai-faults.server.ts'
import { respond } from '../platform/http/respond.server.ts'
import { db, env, log } from '../platform/process.server.ts'
import { visitorCookie } from '../platform/visitor.server.ts'
import type { Route } from './+types/image.route'
import { generateImage } from './generation.server.ts'
import { readAsker, readBody } from './generation-request.server.ts'
import { imageRequest } from './generation-schema.ts'

/** `POST /prompts/image`: makes a picture for an answer (WORK-19). */
export const action = ({ request, context }: Route.ActionArgs) =>
  respond(context, imageFailed, async () => {
    const asked = await readBody(request, imageRequest)
    const asker = readAsker(env, context, request)
    const image = await generateImage(db, asker, asked, { env, log, signal: request.signal })
    const headers = new Headers()
    if (asker.kind === 'visitor' && asker.isNew) {
      headers.append('Set-Cookie', visitorCookie(env, asker.visitorId))
    }
    return Response.json(image, { headers })
  })
