import { randomBytes } from 'node:crypto'
import type { MiddlewareFunction } from 'react-router'
import { answerPath, imagePath, newsPath } from '../paths.ts'
import { readSession } from '../people/session/session.server.ts'
import { answerTimes } from '../platform/health/answer-times.server.ts'
import {
  isKeptContext,
  nonceContext,
  requestIdContext,
  sessionContext,
} from '../platform/http/context.server.ts'
import { failure } from '../platform/http/failure.server.ts'
import { routePath } from '../platform/http/route-path.server.ts'
import { securityHeaders } from '../platform/http/security-headers.server.ts'
import { trace } from '../platform/http/trace.server.ts'
import { env } from '../platform/process.server.ts'
import { withReading } from './with-reading.server.ts'

type Middleware = MiddlewareFunction<Response>

/** Answers that take as long as the AI does, or as the browser stays. */
const untimed = new Set([newsPath(), answerPath(), imagePath()])

/** Notes how long answers take, for the administrators' dashboard. */
const timed: Middleware = async ({ context, url }, next) => {
  const begun = performance.now()
  const response = await next()
  if (!context.get(isKeptContext) && !untimed.has(routePath(url.pathname))) {
    answerTimes.add(performance.now() - begun)
  }
  return response
}

/** A cache between us and the browser may keep it for everybody: nobody's cookie goes with it. */
const isShared = ({ headers }: Response) =>
  /\b(?:public|s-maxage|max-age)\b/.test(headers.get('Cache-Control') ?? '') &&
  !/\b(?:private|no-store)\b/.test(headers.get('Cache-Control') ?? '')

const withHeaders: Middleware = async ({ context }, next) => {
  const nonce = context.get(isKeptContext) ? undefined : randomBytes(16).toString('base64')
  context.set(nonceContext, nonce)
  const response = await next()
  if (isShared(response)) response.headers.delete('Set-Cookie')
  response.headers.set('X-Request-Id', context.get(requestIdContext))
  for (const [name, value] of securityHeaders(env, nonce)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every mutation must come from our own pages (SECURITY.md 2): React Router alone accepts a missing
 * origin and does not look at resource routes.
 */
const fromOwnOrigin: Middleware = ({ request, context }) => {
  if (!isCrossOrigin(request)) return
  trace(context, 'originRefused')
  throw failure('FOREIGN_ORIGIN', 403, crossOriginText)
}

export const crossOriginText = 'La richiesta non arriva da questo sito.'

/** A mutation that does not come from our own pages. */
export function isCrossOrigin({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (safeMethods.has(method)) return false
  const site = headers.get('Sec-Fetch-Site')
  return site ? site !== 'same-origin' : headers.get('Origin') !== env.PUBLIC_URL
}

/** Reads the session of the request, when it carries one; a refreshed cookie goes back with it. */
const withSession: Middleware = async ({ context, request, url }, next) => {
  if (!request.headers.has('Cookie')) return next()
  const { state, headers } = await readSession(
    request.headers,
    routePath(url.pathname) !== newsPath(),
  )
  context.set(sessionContext, state)
  const response = await next()
  for (const cookie of headers?.getSetCookie() ?? []) {
    // An action that signed in or out has just set the session itself.
    if (!response.headers.getSetCookie().some((set) => sameCookie(set, cookie))) {
      response.headers.append('Set-Cookie', cookie)
    }
  }
  return response
}

const sameCookie = (one: string, other: string) => one.split('=')[0] === other.split('=')[0]

/** What happens to every request, pages, data requests and resource routes alike, in this order. */
export const rootMiddleware: Middleware[] = [
  timed,
  withHeaders,
  fromOwnOrigin,
  withSession,
  withReading,
]
