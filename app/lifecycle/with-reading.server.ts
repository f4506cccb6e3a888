import type { MiddlewareFunction } from 'react-router'
import { keepReading } from '../people/kept-reading.server.ts'
import {
  readingContext,
  requestIdContext,
  sessionContext,
} from '../platform/http/context.server.ts'
import { db, env, log } from '../platform/process.server.ts'
import { browserReading, readingCookie } from '../reading/reading-cookie.server.ts'
import { settleReading } from '../reading/settle-reading.server.ts'

/**
 * Says how this page is to be read. What a visitor chose just before signing in goes into the
 * account; what the account keeps goes into a browser that does not know it.
 */
export const withReading: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const browser = browserReading(request.headers.get('Cookie'))
  const session = context.get(sessionContext)
  if (session.kind !== 'user') {
    context.set(readingContext, browser?.text ?? null)
    return next()
  }
  if (session.user.isShared) {
    // The last choice may be that of whoever used the device before; this one stays in the account.
    context.set(readingContext, session.user.reading ?? browser?.text ?? null)
    return next()
  }
  const { text, isForAccount, isForBrowser } = settleReading(
    browser,
    session.user.reading,
    new Date(),
  )
  context.set(readingContext, text)
  const isKept = isForAccount ? await kept(session.user, text, context.get(requestIdContext)) : true
  const response = await next()
  // A choice made with this very request has just set it.
  if (isForBrowser && isKept && !response.headers.getSetCookie().some(isReading)) {
    response.headers.append('Set-Cookie', readingCookie(env, { text, chosenAt: null }))
  }
  return response
}

const isReading = (cookie: string) => browserReading(cookie) !== null

/** The page comes also when its look cannot be kept: the browser's next request tries again. */
async function kept(user: { id: string }, text: string, requestId: string): Promise<boolean> {
  try {
    await keepReading(db, user, text)
    return true
  } catch (err) {
    log.error({ requestId, err }, 'how somebody wants to read could not be kept')
    return false
  }
}
