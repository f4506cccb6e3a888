import { answerFailed } from '../../ai/failed-texts.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requestLog } from '../../platform/http/audit-log.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { type AnswerEvent, answerContentType } from './answer-events.ts'
import { type Asker, type Asking, askerHeaders, readAsker } from './asker.server.ts'
import { encodeEvents } from './encode-events.server.ts'
import type { GenerationGround } from './generation.server.ts'

type Generate<Asked> = (
  db: Database,
  asker: Asker,
  asked: Asked,
  ground: GenerationGround,
  take: (event: AnswerEvent) => void,
) => Promise<void>

/**
 * An answer as a stream of events (answer-events.ts), or why there is none. It ends when its reader
 * leaves.
 * @param read what is asked, before anybody is asked who they are
 */
export const answerResponse = <Asked>(
  db: Database,
  env: Env,
  asking: Asking,
  { read, generate }: { read: (request: Request) => Promise<Asked>; generate: Generate<Asked> },
) =>
  respond(asking.context, answerFailed, async () => {
    const asked = await read(asking.request)
    const asker = readAsker(env, asking)
    const ground = { env, log: requestLog(asking.context), signal: asking.request.signal }
    const body = encodeEvents()
    generate(db, asker, asked, ground, body.take).then(body.end, body.fail)
    await body.begun
    const headers = {
      'Content-Type': answerContentType,
      'Cache-Control': 'no-store',
      // A proxy in front, as nginx is, hands on each word as it comes.
      'X-Accel-Buffering': 'no',
      ...askerHeaders(env, asker),
    }
    return new Response(body.stream, { headers })
  })
