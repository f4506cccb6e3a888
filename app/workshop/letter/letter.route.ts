import { redirect } from 'react-router'
import { answerContentType } from '../../platform/ai/answer-events.ts'
import { answerFailed } from '../../platform/ai/failed-texts.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { requestLog } from '../../platform/http/request-log.server.ts'
import { respond } from '../../platform/http/respond.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { askerHeaders, readAsker } from '../answer/asker.server.ts'
import { lines } from '../answer/write-answer.server.ts'
import type { Route } from './+types/letter.route'
import { beginLetter } from './begin-letter.server.ts'
import { letterWay } from './letter.ts'

/** Who opens the address by hand sees the workshop. */
export const loader = () => redirect(letterWay)

/** `POST /prompts/letter`: a letter explained from its photos, as a stream of events. */
export const action = ({ request, context }: Route.ActionArgs) =>
  respond(context, answerFailed, async () => {
    const form = await readForm(request)
    const asker = await readAsker(env, { request, context })
    const reader = new AbortController()
    const signal = AbortSignal.any([request.signal, reader.signal])
    const ground = { env, log: requestLog(context), signal }
    const events = await beginLetter(db, asker, form, ground)
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
