import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHeaders, sendResponse } from '@remix-run/node-fetch-server'
import type { RouterContextProvider } from 'react-router'
import { crowdSeconds, crowdText } from '../known-failure.server.ts'
import { env, log } from '../process.server.ts'
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

export type RouterHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

/** A class that opens its pages at once is served; beyond, the last would wait for seconds. */
const mostAtWork = 250
/** A connection that was refused reads what its browser still sends for so long. */
const lingerMilliseconds = 5000

/**
 * Hands requests to the router: a body is received whole first, and beyond so many at work nobody
 * waits, but is told at once. A request is at work until its answer begins.
 */
export class RequestsAtWork {
  readonly #handle: RouterHandler
  #count = 0

  constructor(handle: RouterHandler) {
    this.#handle = handle
  }

  get count(): number {
    return this.#count
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
      log.error({ err: error }, 'a request could not be answered')
      if (response.headersSent) response.destroy()
      else await sendPlain(response, serverErrorPage())
    }
  }

  async #work(request: IncomingMessage, response: ServerResponse, address: string, body?: Buffer) {
    if (this.#count >= mostAtWork) return sendPlain(response, crowdAnswer(request))
    this.#count += 1
    const answer = await this.#respond(request, response, address, body).finally(() => {
      this.#count -= 1
    })
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
