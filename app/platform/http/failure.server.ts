import { data, type RouterContextProvider } from 'react-router'
import { DatabaseUnavailable } from '../db/checked-dialect.server.ts'
import { Crowded, crowdSeconds, KnownFailure } from '../known-failure.server.ts'
import { log } from '../process.server.ts'
import { type AuditDetails, auditRefusal } from './audit-log.server.ts'
import { requestIdContext } from './context.server.ts'
import { isFailure } from './is-failure.ts'

/** The fields of a form, in their order. */
type Sent = [name: string, value: string][]

/** What a thrown or returned failure carries: a code for machines, the Italian text for people. */
export type Failure = { code: string; message: string; sent?: Sent }

/**
 * A response that says what went wrong: `throw failure(...)` or `return failure(...)`.
 * @param sent comes back with it, so that the page can offer to send it again
 */
export function failure(
  code: string,
  status: number,
  message: string,
  { sent, headers = {} }: { sent?: Sent; headers?: Record<string, string> } = {},
) {
  return data<Failure>({ code, message, ...(sent && { sent }) }, { status, headers })
}

type Context = Readonly<RouterContextProvider>

const isThrownByRoute = (error: unknown) => error instanceof Response || isFailure(error)

/**
 * The status, code and Italian text for an error that `work` threw; a bug is logged.
 * @param details of the line that a refusal leaves in the log
 */
export function toFailure(
  context: Context,
  text: string,
  error: unknown,
  details: AuditDetails = {},
) {
  if (error instanceof KnownFailure) {
    auditRefusal(context, error, details)
    const headers: Record<string, string> =
      error instanceof Crowded ? { 'Retry-After': String(crowdSeconds) } : {}
    return failure(error.code, error.status, error.message, { headers })
  }
  log.error({ requestId: context.get(requestIdContext), err: error }, 'request failed')
  return error instanceof DatabaseUnavailable
    ? failure('DATABASE_UNAVAILABLE', 503, text)
    : failure('FAILED', 500, text)
}

/**
 * Runs a loader's work; what fails without a text of its own is logged and thrown with the
 * catalogue's `text`, which the route's error boundary shows in the page.
 */
export async function load<T>(context: Context, text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isThrownByRoute(error)) throw error
    throw toFailure(context, text, error)
  }
}

/**
 * Runs an action's work. A KnownFailure, and what breaks, is returned, so that the screen keeps what
 * was typed. A `failure()` that the work throws leads to the error boundary: it is for what no form
 * of ours sends.
 */
export async function attempt<T>(context: Context, text: string, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (isThrownByRoute(error)) throw error
    return toFailure(context, text, error)
  }
}

type WithInit = { data: unknown; init: ResponseInit | null }

const toJson = ({ data, init }: WithInit) => Response.json(data, init ?? {})

/**
 * Runs the work of a resource route. React Router drops the status of what such a route returns
 * as `data()` and the text of what it throws; here both become a JSON response. What fails without
 * a text of its own is logged and answered with the catalogue's `text`.
 */
export async function respond(
  context: Readonly<RouterContextProvider>,
  text: string,
  work: () => Promise<Response | WithInit>,
): Promise<Response> {
  try {
    const answer = await work()
    return answer instanceof Response ? answer : toJson(answer)
  } catch (error) {
    if (error instanceof Response) return error
    return toJson(isFailure(error) ? (error as WithInit) : toFailure(context, text, error))
  }
}
