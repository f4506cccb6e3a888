import { randomBytes } from 'node:crypto'
import type { MiddlewareFunction } from 'react-router'
import { readSession } from '../accounts/session/session.server.ts'
import { answerTimes } from '../operations/health/answer-times.server.ts'
import { answerPath, imagePath } from '../paths.ts'
import {
  isCachedContext,
  nonceContext,
  readingContext,
  requestIdContext,
  sessionContext,
} from '../platform/http/context.server.ts'
import { checkOrigin } from '../platform/http/origin-check.server.ts'
import { isAskedByItself, routePath } from '../platform/http/request-kind.server.ts'
import { securityHeaders } from '../platform/http/security-headers.server.ts'
import { env } from '../platform/process.server.ts'
import { browserReading, readingCookie } from '../reading/reading-cookie.server.ts'

type Middleware = MiddlewareFunction<Response>

/** Answers that take as long as the AI does. */
const untimed = new Set([answerPath(), imagePath()])

/** Notes how long answers take, for the administrators' dashboard. */
const timed: Middleware = async ({ context, url }, next) => {
  const begun = performance.now()
  const response = await next()
  const path = routePath(url.pathname)
  if (!context.get(isCachedContext) && !untimed.has(path) && !isAskedByItself(path)) {
    answerTimes.add(performance.now() - begun)
  }
  return response
}

/** A cache between us and the browser may keep it for everybody: nobody's cookie goes with it. */
const isShared = ({ headers }: Response) =>
  /\b(?:public|s-maxage|max-age)\b/.test(headers.get('Cache-Control') ?? '') &&
  !/\b(?:private|no-store)\b/.test(headers.get('Cache-Control') ?? '')

const withHeaders: Middleware = async ({ context }, next) => {
  const nonce = context.get(isCachedContext) ? undefined : randomBytes(16).toString('base64')
  context.set(nonceContext, nonce)
  const response = await next()
  if (isShared(response)) response.headers.delete('Set-Cookie')
  response.headers.set('X-Request-Id', context.get(requestIdContext))
  for (const [name, value] of securityHeaders(env, nonce)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

/** Reads the session of the request, when it carries one; a refreshed cookie goes back with it. */
const withSession: Middleware = async ({ context, request, url }, next) => {
  if (!request.headers.has('Cookie')) return next()
  const { state, headers } = await readSession(
    request.headers,
    !isAskedByItself(routePath(url.pathname)),
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

/**
 * Says how this page is to be read: as the account keeps it, else as the browser does. A browser of
 * the person's own keeps the account's look too, and shows it when they are signed out.
 */
const withReading: Middleware = async ({ context, request }, next) => {
  const browser = browserReading(env, request.headers.get('Cookie'))
  const session = context.get(sessionContext)
  const user = session.kind === 'user' ? session.user : null
  const own = user?.reading ?? null
  context.set(readingContext, own ?? browser)
  const response = await next()
  const isNew = own !== null && own !== browser && !user?.isShared
  // A choice made with this very request has just set it.
  if (isNew && !response.headers.getSetCookie().some(isReading)) {
    response.headers.append('Set-Cookie', readingCookie(env, own))
  }
  return response
}

const isReading = (cookie: string) => browserReading(env, cookie) !== null

/** What happens to every request, pages, data requests and resource routes alike, in this order. */
export const rootMiddleware: Middleware[] = [
  timed,
  withHeaders,
  checkOrigin,
  withSession,
  withReading,
]
