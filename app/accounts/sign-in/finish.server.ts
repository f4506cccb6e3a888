import { type RouterContextProvider, redirectDocument } from 'react-router'
import { finishedPath } from '../../paths.ts'
import { forgottenCookies } from '../../platform/cookies.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { sessionContext, sessionOwner } from '../../platform/http/context.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { leavingProviderPath } from '../../sign-in-paths.ts'
import { signOut } from '../users.server.ts'
import { leavingCookie, leavingTime, readLeaving } from './leaving.server.ts'

/**
 * 'Finito: cancella tutto': ends the session, and has the browser forget everything of ours, at
 * once where it knows how to and by the script of the page it leads to. While the database is away
 * the session's key is forgotten all the same. Whoever came from a provider that signs people out
 * goes there first.
 */
export async function signOutAndClear(
  { db, env }: { db: Database; env: Env },
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response> {
  const owner = sessionOwner(context.get(sessionContext))
  if (owner) {
    await signOut(db, owner)
    audit(context, 'signedOut', { accountId: owner.id })
  }
  const leaving = readLeaving(env, request.headers.get('Cookie'))
  if (!leaving) {
    const headers = clearingHeaders(env, request)
    return redirectDocument(finishedPath('questa'), { status: 303, headers })
  }
  const headers = forgetting(env, request)
  const kept = leavingCookie(env, { ...leaving, isFinished: true }, leavingTime / 1000)
  headers.append('Set-Cookie', kept)
  return redirectDocument(leavingProviderPath(), { status: 303, headers })
}

/** What has the browser forget everything of ours. */
export function clearingHeaders(env: Env, request: Request): Headers {
  const headers = forgetting(env, request)
  headers.set('Clear-Site-Data', '"cache", "cookies", "storage"')
  return headers
}

function forgetting(env: Env, request: Request): Headers {
  const headers = new Headers()
  for (const cookie of forgottenCookies(env, request.headers.get('Cookie'))) {
    headers.append('Set-Cookie', cookie)
  }
  return headers
}
