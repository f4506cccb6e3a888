import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHeaders, createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { RouterContextProvider } from 'react-router'
import { addressGroup } from '../addresses.server.ts'
import { Crowded, crowdText } from '../known-failure.server.ts'
import type { Log } from '../log/log.server.ts'
import { letterLimit } from '../picture.ts'
import { TurnsOfEach } from '../turns.server.ts'
import { Bodies } from './bodies.server.ts'
import {
  bodyLimit,
  bringsLetter,
  bringsPicture,
  isTooLargePicture,
  letterBodies,
  tooLarge,
  withPictureLimit,
} from './body-limit.server.ts'
import { compressed } from './compression.server.ts'
import { crowdAnswer } from './crowd.server.ts'
import { closeWhenIdle } from './idle-reader.server.ts'
import { plainAnswer, plainHeaders, plainPage, sendPlain } from './plain-page.server.ts'
import { serverErrorPage, translateErrors } from './translate-errors.server.ts'
import { createWorkSlots, type Hear, requestKind, WorkSlots } from './work-slots.server.ts'

type Opening = (response: ServerResponse) => void

/** What the way into the application needs of it. */
export type ApplicationOptions = {
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>
  requestContext: (address: string) => RouterContextProvider
  /** Of an answer that is written to the connection itself. */
  openingIn: (context: RouterContextProvider) => Opening | null
  isCrossOrigin: (request: Pick<Request, 'method' | 'headers'>) => boolean
  crossOriginText: string
  /** What tells the session of a `Cookie` header from others; null: none. */
  sessionIn: (cookies: string | undefined) => string | null
  /** Where people see the site; undefined: at the host that the request names. */
  origin: string | undefined
  bodies: Bodies
  requestsAtWork: number
  hear: Hear
  log: Log
}

/** A connection that was refused reads what its browser still sends for so long. */
const lingerMilliseconds = 1000
/** A browser that is cut off while it sends a photo shows no answer. */
const pictureLingerMilliseconds = 5000

/** The requests of one session hold this part of the places at most. */
const sessionShare = 3
/** A page full of pictures asks for so many at once, for each place of the whole site. */
const sessionWaitingPerPlace = 4
const sessionPatience = 1000

/** Pictures are large: so many may be received at a time, half of them from one address. */
const picturesAtOnce = 8

const refusals = {
  408: ['TOO_SLOW', 'Troppo lento', "L'invio ha impiegato troppo tempo. Riprova."],
  429: ['BUSY', 'Troppi invii insieme', 'Arrivano troppi dati insieme da qui: riprova fra poco.'],
  503: ['BUSY', "C'è molta gente", crowdText],
} as const

/**
 * The way into the application: a body is received whole first, then the request waits for a place
 * at work, and holds it until its answer begins.
 */
export class Application {
  readonly #options: ApplicationOptions
  readonly #places: ReturnType<typeof createWorkSlots>
  /**
   * Those of a session whose row is locked each wait for seconds: they must not hold every place.
   */
  readonly #sessions: TurnsOfEach
  /** Held until the answer has gone: each is read by the application as it comes. */
  readonly #pictures: WorkSlots
  readonly #letters = new Bodies(letterBodies)

  constructor(options: ApplicationOptions) {
    this.#options = options
    this.#places = createWorkSlots(options.requestsAtWork, options.hear)
    this.#pictures = new WorkSlots(picturesAtOnce, options.hear)
    this.#sessions = new TurnsOfEach({
      atOnce: Math.max(1, Math.floor(options.requestsAtWork / sessionShare)),
      waiting: options.requestsAtWork * sessionWaitingPerPlace,
      patience: sessionPatience,
    })
  }

  /** @param address the browser's, forwarded headers already considered */
  async answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    try {
      if (!hasBody(request)) await this.#work(request, response, address)
      else if (bringsPicture(request)) await this.#receivePicture(request, response, address)
      else await this.#receive(request, response, address)
    } catch (error) {
      if (response.destroyed) return
      this.#options.log.error({ err: error }, 'a request could not be answered')
      if (response.headersSent) response.destroy()
      else await sendPlain(response, serverErrorPage())
    }
  }

  async #receive(request: IncomingMessage, response: ServerResponse, address: string) {
    const isLetter = bringsLetter(request.url ?? '/', request.headers['content-type'])
    const bodies = isLetter ? this.#letters : this.#options.bodies
    const most = isLetter ? letterLimit : bodyLimit
    const { received, release } = bodies.receive(request, addressGroup(address), most)
    const body = await received
    if (body === 'gone') return
    if ('refused' in body) return refuse(request, response, body.refused)
    if (response.closed) return release()
    response.once('close', release)
    await this.#work(request, response, address, body.whole)
  }

  async #receivePicture(request: IncomingMessage, response: ServerResponse, address: string) {
    // Nobody was asked who they are: it takes no one's place.
    if (isTooLargePicture(request)) {
      return refuse(request, response, 413, pictureLingerMilliseconds)
    }
    const group = addressGroup(address)
    if (!(await this.#pictures.enter(group))) return refuse(request, response, 503)
    if (response.closed) return this.#pictures.leave(group)
    response.once('close', () => this.#pictures.leave(group))
    await this.#work(request, response, address)
  }

  async #work(request: IncomingMessage, response: ServerResponse, address: string, body?: Buffer) {
    const leave = await this.#enter(request, addressGroup(address))
    if (!leave) return sendPlain(response, await this.#crowded(request, body))
    let answer: Answer
    try {
      if (response.closed) return
      answer = await this.#answerOf(request, response, address, body)
    } finally {
      leave()
    }
    await send(answer, response)
  }

  /** @returns the function that gives the place back, or null when there is none */
  async #enter({ method = 'GET', url = '/', headers }: IncomingMessage, group: string) {
    const kind = requestKind(method, url)
    const session = kind === 'work' ? this.#options.sessionIn(headers.cookie) : null
    const leaveShare =
      session === null ? () => {} : await this.#sessions.enter(session).catch(nullIfCrowded)
    if (!leaveShare) return null
    const places = this.#places[kind]
    if (!(await places.enter(group))) {
      leaveShare()
      return null
    }
    return () => {
      places.leave(group)
      leaveShare()
    }
  }

  #crowded(request: IncomingMessage, body?: Buffer): Promise<Response> {
    const { method = 'GET', url = '/', headers } = request
    // Nobody else's form comes back as a form of ours.
    const kept = this.#options.isCrossOrigin({ method, headers: createHeaders(request) })
      ? undefined
      : body
    return crowdAnswer({ method, url, accept: headers.accept, type: headers['content-type'] }, kept)
  }

  async #answerOf(
    incoming: IncomingMessage,
    response: ServerResponse,
    address: string,
    body?: Buffer,
  ): Promise<Answer> {
    const { handle, requestContext, openingIn, isCrossOrigin, crossOriginText } = this.#options
    const request = this.#requestOf(incoming, response, body)
    if (!request) return { answer: unreadable(), opening: null }
    const context = requestContext(address)
    const given = bringsPicture(incoming)
      ? await withPictureLimit(incoming, request, (limited) => handle(limited, context))
      : await handle(request, context)
    const opening = openingIn(context)
    const answer = translateErrors(given, isCrossOrigin(request) ? crossOriginText : undefined)
    for (const [name, value] of Object.entries(plainHeaders)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value)
    }
    const ready = compressed(request, answer)
    if (request.method !== 'HEAD') return { answer: ready, opening }
    // Nobody reads the body of an answer to HEAD: one that has no end ends.
    await ready.body?.cancel()
    return { answer: new Response(null, ready), opening: null }
  }

  /** null: it names no host that can be read. */
  #requestOf(incoming: IncomingMessage, response: ServerResponse, body?: Buffer): Request | null {
    const { method = 'GET', url = '/', headers } = incoming
    const origin = this.#options.origin ?? `http://${headers.host ?? 'localhost'}`
    const address = origin + url
    if (!URL.canParse(address)) return null
    if (bringsPicture(incoming)) {
      const { host, protocol } = new URL(origin)
      return createRequest(incoming, response, { host, protocol })
    }
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
}

type Answer = { answer: Response; opening: Opening | null }

function nullIfCrowded(error: unknown): null {
  if (error instanceof Crowded) return null
  throw error
}

/** A GET has no body that anybody reads. */
const hasBody = ({ method, headers }: IncomingMessage) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

async function send({ answer, opening }: Answer, response: ServerResponse): Promise<void> {
  if (response.closed) return void answer.body?.cancel()
  if (!opening) {
    closeWhenIdle(response)
    return sendResponse(response, answer)
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  opening(response)
}

/** The connection ends soon, but not before the browser could read why. */
async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 408 | 413 | 429 | 503,
  milliseconds = lingerMilliseconds,
) {
  const { socket } = request
  const timer = setTimeout(() => socket.destroy(), milliseconds).unref()
  // Who was read to the end may use the connection again.
  request.once('end', () => clearTimeout(timer))
  if (status === 413) return sendPlain(response, tooLarge(request))
  const [code, title, text] = refusals[status]
  const answer = plainAnswer(request, status, code, title, text)
  answer.headers.set('Retry-After', '3')
  await sendPlain(response, answer)
}

const unreadable = () =>
  plainPage(400, 'Richiesta non valida', 'Il browser ha inviato qualcosa che non capisco.')
