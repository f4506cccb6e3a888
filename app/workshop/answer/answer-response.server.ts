import type { z } from 'zod'
import { answerFailed } from '../../ai/failed-texts.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requestLog } from '../../platform/http/audit-log.server.ts'
import { failure, respond } from '../../platform/http/failure.server.ts'
import { readForm, readJson } from '../../platform/http/read-form.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { type AnswerEvent, answerContentType } from './answer-events.ts'
import { type Asker, type Asking, askerHeaders, readAsker } from './asker.server.ts'
import type { GenerationGround } from './generation.server.ts'
import { unreadableRequest } from './generation.ts'

const encoder = new TextEncoder()
const lineOf = (event: AnswerEvent) => `${JSON.stringify(event)}\n`

/** Words that come so soon after others go on together: each write costs more than its words. */
const gatherMilliseconds = 16

/**
 * An answer's events as a body, one JSON object a line. The first words go on at once. What a
 * reader does not take is gathered: that is at most the longest answer.
 */
export function encodeEvents() {
  const begun = Promise.withResolvers<void>()
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null
  /** What has not gone on: whole lines, and the words that follow them. */
  let lines = ''
  let words = ''
  let pause: ReturnType<typeof setTimeout> | undefined

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = controller
    },
    pull() {
      if (!pause) goOn()
    },
    cancel: leave,
  })

  function leave() {
    clearTimeout(pause)
    reader = null
  }

  /** Hands on what there is, where the reader has taken what went before. */
  function goOn() {
    pause = undefined
    if (lines + words === '' || !reader?.desiredSize || reader.desiredSize < 0) return
    // A reader who waits asks for more before this one is handed on.
    pause = setTimeout(goOn, gatherMilliseconds)
    reader.enqueue(gathered())
  }

  function gathered() {
    endWords()
    const bytes = encoder.encode(lines)
    lines = ''
    return bytes
  }

  function endWords() {
    if (words !== '') lines += lineOf({ type: 'text', text: words })
    words = ''
  }

  return {
    stream,

    /** Fulfilled with the first event; rejected when there is none. */
    begun: begun.promise,

    take(event: AnswerEvent) {
      begun.resolve()
      if (event.type === 'text') {
        words += event.text
        if (!pause) goOn()
      } else {
        endWords()
        lines += lineOf(event)
      }
    },

    /** After the last event. */
    end() {
      clearTimeout(pause)
      const rest = gathered()
      if (rest.length > 0) reader?.enqueue(rest)
      reader?.close()
      leave()
    },

    fail(error: unknown) {
      begun.reject(error)
      reader?.error(error)
      leave()
    },
  }
}

type Generate<Asked> = (
  db: Database,
  asker: Asker,
  asked: Asked,
  ground: GenerationGround,
  take: (event: AnswerEvent) => void,
) => Promise<void>

/** An answer as a stream of events (answer-events.ts). It ends when its reader leaves. */
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

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) return readJson(request)
  return Object.fromEntries(await readForm(request))
}

/** The body, sent as JSON or by a form, as `schema` describes it. @throws 400 with its text */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const body = await bodyOf(request).catch(() => {
    throw failure('UNREADABLE', 400, unreadableRequest)
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw failure('INVALID', 400, issue?.path.length ? issue.message : unreadableRequest)
}
