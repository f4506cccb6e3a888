import { randomBytes } from 'node:crypto'
import type { MiddlewareFunction } from 'react-router'
import { readSession } from '../accounts/session/session.server.ts'
import { saveReading } from '../accounts/user-record.server.ts'
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
import { db, env, log } from '../platform/process.server.ts'
import { browserReading, readingCookie } from '../reading/reading-cookie.server.ts'
import { settleReading } from '../reading/settle-reading.server.ts'

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
 * Says how this page is to be read. What a visitor chose just before signing in goes into the
 * account; what the account keeps goes into a browser that does not know it.
 */
const withReading: Middleware = async ({ context, request }, next) => {
  const browser = browserReading(env, request.headers.get('Cookie'))
  const session = context.get(sessionContext)
  if (session.kind !== 'user') {
    context.set(readingContext, browser?.text ?? null)
    return next()
  }
  if (session.user.isShared) {
    // The last choice may be an earlier person's at this device; this one stays in the account.
    context.set(readingContext, session.user.reading ?? browser?.text ?? null)
    return next()
  }
  const { text, isForAccount, isForBrowser } = settleReading(
    browser,
    session.user.reading,
    new Date(),
  )
  context.set(readingContext, text)
  const isKept = isForAccount
    ? await keepInAccount(session.user, text, context.get(requestIdContext))
    : true
  const response = await next()
  // A choice made with this very request has just set it.
  if (isForBrowser && isKept && !response.headers.getSetCookie().some(isReading)) {
    response.headers.append('Set-Cookie', readingCookie(env, { text, chosenAt: null }))
  }
  return response
}

const isReading = (cookie: string) => browserReading(env, cookie) !== null

/** The page comes also when its look cannot be kept: the browser's next request tries again. */
async function keepInAccount(
  user: { id: string },
  text: string,
  requestId: string,
): Promise<boolean> {
  try {
    await saveReading(db, user, text)
    return true
  } catch (err) {
    log.error({ requestId, err }, 'how somebody wants to read could not be kept')
    return false
  }
}

/** What happens to every request, pages, data requests and resource routes alike, in this order. */
export const rootMiddleware: Middleware[] = [
  timed,
  withHeaders,
  checkOrigin,
  withSession,
  withReading,
]
