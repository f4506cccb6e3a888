import { type IncomingMessage, request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { parseRefusal, type Refusal } from './refusal.ts'

export type ServiceAddress = {
  baseUrl: string
  /** Unset for services that ask for none. */
  apiKey?: string | undefined
}

/** A service answered, and refused: in the middle of a stream with status 0. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused'
  readonly refusal: Refusal
  readonly status: number

  constructor(refusal: Refusal) {
    super(`the service refused with ${refusal.status}`)
    this.refusal = refusal
    this.status = refusal.status
  }
}

/** No answer came that can be read as one. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway'
  /** The connection was never made: no request has left. */
  readonly wasUnreached: boolean

  constructor(cause: unknown) {
    super('the service is away', { cause })
    this.wasUnreached = unconnected.has((cause as NodeJS.ErrnoException).code ?? '')
  }
}

const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'NOT_CONNECTED',
])

const connectMilliseconds = 10_000
const longestRefusal = 65_536

/**
 * Posts JSON to a service, and waits for the head of its answer. Redirects are refused, so that the
 * key stays with the configured address. Each has a connection of its own: one that was kept may be
 * closed by the service just as we ask.
 * @returns the answer, whose body is still to be read
 * @throws ServiceRefused, ServiceAway, or the signal's AbortError
 */
export async function callService(
  { baseUrl, apiKey = 'none' }: ServiceAddress,
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
  const response = await sendRequest(url, JSON.stringify(body), { apiKey, signal })
  const { statusCode = 0 } = response
  if (statusCode >= 200 && statusCode < 300) return response
  if (statusCode < 400) {
    response.destroy()
    throw new ServiceAway(new Error(`it answers with ${statusCode}`))
  }
  throw new ServiceRefused(parseRefusal(statusCode, parsed(await wholeRefusal(response))))
}

type CallOptions = { apiKey: string; signal: AbortSignal }

function sendRequest(url: URL, body: string, { apiKey, signal }: CallOptions) {
  const send = url.protocol === 'https:' ? requestByHttps : requestByHttp
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      signal,
      timeout: connectMilliseconds,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'User-Agent': 'Fucina',
        Connection: 'close',
      },
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(signal.aborted ? error : new ServiceAway(error)))
    request.on('timeout', () => {
      if (!request.socket?.connecting) return
      request.destroy(Object.assign(new Error('no connection'), { code: 'NOT_CONNECTED' }))
    })
    request.end(body)
  })
}

/**
 * Reads a body as it arrives. What `take` throws ends the call, and so does `false`: it needs no more.
 * @param longest in characters
 * @returns fulfilled when all is read that is needed; rejected when the body breaks off or is longer
 */
export function readServiceBody(
  response: IncomingMessage,
  longest: number,
  take: (text: string) => boolean,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let length = 0
  function stop() {
    response.off('data', onText)
    response.destroy()
  }
  function onText(text: string) {
    try {
      length += text.length
      if (length > longest) throw new Error('the body is too long')
      if (take(text)) return
      resolve()
    } catch (error) {
      reject(error)
    }
    stop()
  }
  response.setEncoding('utf8')
  response.on('end', resolve)
  response.on('error', reject)
  response.on('close', () => reject(new Error('the body was cut')))
  response.on('data', onText)
  return promise
}

/** A body in one piece. @throws as `readServiceBody` */
export async function wholeBody(response: IncomingMessage, longest: number): Promise<string> {
  let whole = ''
  await readServiceBody(response, longest, (text) => {
    whole += text
    return true
  })
  return whole
}

async function wholeRefusal(response: IncomingMessage): Promise<string> {
  try {
    return await wholeBody(response, longestRefusal)
  } catch (error) {
    throw new ServiceAway(error)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** How long a call may take, in all and without a sign of life. */
export type CallTimeouts = {
  /** Aborts when the reader leaves or the time is up. */
  signal: AbortSignal
  /** The service gave a sign of life: the silence begins anew. */
  restart(): void
  /** The time was up. */
  isOver(): boolean
  /** Takes the timers away, and no longer looks at the reader. */
  end(): void
}

/** @param silent how long nothing may come, in milliseconds, from the first `restart` on */
export function createTimeouts(reader: AbortSignal, overall: number, silent: number): CallTimeouts {
  const call = new AbortController()
  let isOver = false
  const leave = () => call.abort(reader.reason)
  if (reader.aborted) leave()
  else reader.addEventListener('abort', leave)
  function giveUp() {
    isOver = true
    call.abort(new Error('the service took too long'))
  }
  const whole = setTimeout(giveUp, overall)
  let silence: ReturnType<typeof setTimeout> | undefined
  return {
    signal: call.signal,
    restart() {
      if (silence) silence.refresh()
      else silence = setTimeout(giveUp, silent)
    },
    isOver: () => isOver,
    end() {
      clearTimeout(whole)
      clearTimeout(silence)
      reader.removeEventListener('abort', leave)
    },
  }
}
