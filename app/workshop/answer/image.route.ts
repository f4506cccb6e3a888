import { redirect } from 'react-router'
import { pictureFailed } from '../../ai/failed-texts.ts'
import { promptsPath } from '../../paths.ts'
import { requestLog } from '../../platform/http/audit-log.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import type { Route } from './+types/image.route'
import { readBody } from './answer-response.server.ts'
import { askerHeaders, readAsker } from './asker.server.ts'
import { generateImage } from './generation.server.ts'
import { imageRequest } from './generation-schema.ts'

/** Who opens the address by hand sees the workshop. */
export const loader = () => redirect(promptsPath())

/** `POST /prompts/image`: makes a picture for an answer. */
export const action = ({ request, context }: Route.ActionArgs) =>
  respond(context, pictureFailed, async () => {
    const asked = await readBody(request, imageRequest)
    const asker = readAsker(env, { request, context })
    const ground = { env, log: requestLog(context), signal: request.signal }
    const image = await generateImage(db, asker, asked, ground)
    return Response.json(image, { headers: askerHeaders(env, asker) })
  })
