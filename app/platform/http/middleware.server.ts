import { randomBytes, randomUUID } from 'node:crypto'
import type { MiddlewareFunction } from 'react-router'
import { readSession } from '../auth.server.ts'
import { env } from '../process.server.ts'
import { isKeptContext, nonceContext, requestIdContext, sessionContext } from './context.server.ts'
import { failure } from './failure.server.ts'
import { securityHeaders } from './security-headers.server.ts'

type Middleware = MiddlewareFunction<Response>

const withRequestId: Middleware = async ({ context }, next) => {
  const id = randomUUID()
  context.set(requestIdContext, id)
  const nonce = context.get(isKeptContext) ? undefined : randomBytes(16).toString('base64')
  context.set(nonceContext, nonce)
  const response = await next()
  response.headers.set('X-Request-Id', id)
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
const fromOwnOrigin: Middleware = ({ request }) => {
  if (safeMethods.has(request.method)) return
  const site = request.headers.get('Sec-Fetch-Site')
  const own = site ? site === 'same-origin' : request.headers.get('Origin') === env.PUBLIC_URL
  if (!own) throw failure('FOREIGN_ORIGIN', 403, 'La richiesta non arriva da questo sito.')
}

/** Reads the session of the request, when it carries one; a refreshed cookie goes back with it. */
const withSession: Middleware = async ({ context, request }, next) => {
  if (!request.headers.has('Cookie')) return next()
  const { state, headers } = await readSession(request.headers)
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
export const rootMiddleware: Middleware[] = [withRequestId, fromOwnOrigin, withSession]
