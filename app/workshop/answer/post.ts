import { noConnection } from '../../ui/keep-screen.ts'

/** A refusal or a lost connection, in words for the person. */
export class RequestFailed extends Error {
  readonly code: string
  /** HTTP status; 0 when no response came. */
  readonly status: number

  constructor(code: string, message: string, status = 0) {
    super(message)
    this.name = 'RequestFailed'
    this.code = code
    this.status = status
  }
}

/**
 * Sends JSON, or a form with files, to one of our own addresses.
 * @throws RequestFailed with the server's text, else with `text`; AbortError when `signal` aborts
 */
export async function post(
  address: string,
  body: unknown,
  text: string,
  signal?: AbortSignal,
): Promise<Response> {
  const sent =
    body instanceof FormData
      ? { body }
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', ...sent, signal })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new RequestFailed('OFFLINE', `${text.replace(/\.?$/, '.')} ${noConnection}`)
  }
  if (response.ok) return response
  const failure = await response.json().catch(() => null)
  const { code, message } = failure ?? {}
  throw new RequestFailed(
    typeof code === 'string' ? code : String(response.status),
    typeof message === 'string' ? message : text,
    response.status,
  )
}
