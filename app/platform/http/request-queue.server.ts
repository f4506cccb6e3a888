import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHeaders, sendResponse } from '@remix-run/node-fetch-server'
import type { RouterContextProvider } from 'react-router'
import { answerPath, imagePath, letterPath, loginPath, promptsPath } from '../../paths.ts'
import { providerCallbackPath, providerPath } from '../../sign-in-paths.ts'
import { Crowded, crowdSeconds, crowdText } from '../known-failure.server.ts'
import { env, log } from '../process.server.ts'
import { Semaphore } from '../semaphore.server.ts'
import { bodyLimits } from './body-limits.server.ts'
import { compressed } from './compression.server.ts'
import { requestContext } from './context.server.ts'
import { crossOriginText, isCrossOrigin } from './origin-check.server.ts'
import {
  plainAnswer,
  plainHeaders,
  plainPage,
  sendPlain,
  serverErrorPage,
  translateErrors,
} from './plain-page.server.ts'
import { receiveBody } from './request-body.server.ts'
import { routePath } from './route-path.server.ts'

export type RouterHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

/** A request that can be served within so long waits; the others are told at once. */
const longestWait = 10_000
/** So many wait for others' servers or for a password's hash, for each that keeps us busy. */
const waitingShare = 25
/**
 * So many of them begin between two looks at what came in: if a crowd began at once, nobody would
 * hear a first word before the last had asked.
 */
const beginningAtOnce = 8
/** A connection that was refused reads what its browser still sends for so long. */
const lingerMilliseconds = 5000

/** What is posted there waits for the AI, for a sign-in provider or for a hash. */
const waitingPaths: ReadonlySet<string> = new Set([
  loginPath(),
  promptsPath(),
  answerPath(),
  letterPath(),
  imagePath(),
])

/** Where sign-ins with a provider begin, and where they come back to. */
const [providers, callbacks] = [
  providerPath('-').slice(0, -1),
  providerCallbackPath('-').slice(0, -1),
]

/**
 * Where requests wait before they reach the router: a body is received whole first, then the
 * request waits for its turn, and holds it until its answer begins.
 */
export class RequestQueue {
  readonly #handle: RouterHandler
  readonly #atWork = new Semaphore({ atOnce: env.REQUESTS_AT_WORK, longestWait })
  readonly #waiting = new Semaphore({ atOnce: env.REQUESTS_AT_WORK * waitingShare, longestWait })
  readonly #beginning = new Semaphore({ atOnce: beginningAtOnce })

  constructor(handle: RouterHandler) {
    this.#handle = handle
  }

  /** How many are at work and in line now: the application's, and those that wait for others. */
  load(): { line: 'application' | 'others'; atWork: number; inLine: number }[] {
    return [
      { line: 'application', atWork: this.#atWork.inside, inLine: this.#atWork.inLine },
      { line: 'others', atWork: this.#waiting.inside, inLine: this.#waiting.inLine },
    ]
  }

  /** @param address the browser's, forwarded headers already considered */
  async answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    try {
      if (!hasBody(request)) return await this.#work(request, response, address)
      const limits = bodyLimits(request.url ?? '/', request.headers['content-type'])
      const received = await receiveBody(request, limits)
      if ('refused' in received) return refuse(request, response, received.refused, limits.tooLarge)
      response.once('close', received.release)
      await this.#work(request, response, address, received.body)
    } catch (error) {
      if (response.destroyed) return
      if (error instanceof Crowded) return sendPlain(response, crowdAnswer(request))
      log.error({ err: error }, 'a request could not be answered')
      if (response.headersSent) response.destroy()
      else await sendPlain(response, serverErrorPage())
    }
  }

  /** @throws Crowded */
  async #work(request: IncomingMessage, response: ServerResponse, address: string, body?: Buffer) {
    const isWaiting = waitsForOthers(request)
    if (isWaiting) await this.#beginning.pass()
    // Who left meanwhile asks nobody anything.
    if (isWaiting && response.closed) return
    const turns = isWaiting ? this.#waiting : this.#atWork
    const answer = await turns.run(() => this.#respond(request, response, address, body))
    if (response.closed) await answer.body?.cancel()
    else await sendResponse(response, answer)
  }

  async #respond(
    incoming: IncomingMessage,
    response: ServerResponse,
    address: string,
    body?: Buffer,
  ): Promise<Response> {
    const request = fetchRequest(incoming, response, body)
    if (!request) return unreadable()
    const given = await this.#handle(request, requestContext(address))
    const answer = translateErrors(given, isCrossOrigin(request) ? crossOriginText : undefined)
    for (const [name, value] of Object.entries(plainHeaders)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value)
    }
    const ready = compressed(request, answer)
    if (request.method !== 'HEAD') return ready
    // Nobody reads the body of an answer to HEAD: one that has no end ends.
    await ready.body?.cancel()
    return new Response(null, ready)
  }
}

/** Behind a proxy the address users see is known, and not taken from what a request claims. */
const origin = env.isLoopback ? undefined : env.PUBLIC_URL

/** null: it names no host that can be read. */
function fetchRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  body?: Buffer,
): Request | null {
  const { method = 'GET', url = '/', headers } = incoming
  const address = (origin ?? `http://${headers.host ?? 'localhost'}`) + url
  if (!URL.canParse(address) || headers.host?.includes('@')) return null
  const leaving = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort()
  })
  return new Request(address, {
    method,
    headers: createHeaders(incoming),
    signal: leaving.signal,
    ...(body && { body: new Uint8Array(body) }),
  })
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** A GET has no body that anybody reads. */
const hasBody = (request: IncomingMessage) =>
  !isReading(request) &&
  (request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0)

function waitsForOthers(request: IncomingMessage): boolean {
  const path = routePath(request.url ?? '/')
  if (path.startsWith(callbacks)) return true
  return !isReading(request) && (waitingPaths.has(path) || path.startsWith(providers))
}

/** A page that is asked for again by itself; who sent a form has it still in the browser. */
function crowdAnswer(request: IncomingMessage): Response {
  const answer = plainAnswer(request, 503, 'BUSY', "C'è molta gente", crowdText)
  answer.headers.set('Retry-After', String(crowdSeconds))
  if (isReading(request)) answer.headers.set('Refresh', String(crowdSeconds))
  return answer
}

/** The connection ends soon, but not before the browser could read why. */
async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 413 | 503,
  tooLarge: string,
) {
  const { socket } = request
  const timer = setTimeout(() => socket.destroy(), lingerMilliseconds).unref()
  // Who was read to the end may use the connection again.
  request.once('end', () => clearTimeout(timer))
  if (status === 503) return sendPlain(response, crowdAnswer(request))
  await sendPlain(
    response,
    plainAnswer(request, status, 'BODY_TOO_LARGE', 'Troppo grande', tooLarge),
  )
}

const unreadable = () =>
  plainPage(400, 'Richiesta non valida', 'Il browser ha inviato qualcosa che non capisco.')
