import { redirect } from 'react-router'
import { promptsPath } from '../../paths.ts'
import { answerContentType } from '../../platform/ai/answer-events.ts'
import { answerFailed } from '../../platform/ai/failed-texts.ts'
import { requestLog } from '../../platform/http/request-log.server.ts'
import { respond } from '../../platform/http/respond.server.ts'
import { db, env } from '../../platform/process.server.ts'
import type { Route } from './+types/answer.route'
import { askerHeaders, readAsker } from './asker.server.ts'
import { beginAnswer } from './generation.server.ts'
import { readBody } from './generation-request.server.ts'
import { answerRequest } from './generation-schema.ts'
import { lines } from './write-answer.server.ts'

/** Who opens the address by hand sees the workshop. */
export const loader = () => redirect(promptsPath())

/** `POST /prompts/answer`: the answer to a prompt, as a stream of events (answer-events.ts). */
export const action = ({ request, context }: Route.ActionArgs) =>
  respond(context, answerFailed, async () => {
    const asked = await readBody(request, answerRequest)
    const asker = await readAsker(env, { request, context })
    const reader = new AbortController()
    const signal = AbortSignal.any([request.signal, reader.signal])
    const ground = { env, log: requestLog(context), signal }
    const events = await beginAnswer(db, asker, asked, ground)
    const headers = {
      'Content-Type': answerContentType,
      'Cache-Control': 'no-store',
      ...(await askerHeaders(env, asker)),
    }
    return new Response(
      lines(events, () => reader.abort()),
      { headers },
    )
  })
