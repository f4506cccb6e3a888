import { type RouterContextProvider, redirectDocument } from 'react-router'
import { finishedPath } from '../../paths.ts'
import { forgottenCookies } from '../../platform/cookies.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { sessionContext, sessionOwner } from '../../platform/http/context.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { signOut } from '../users.server.ts'

/**
 * 'Finito: cancella tutto': ends the session, and has the browser forget everything of ours, at
 * once where it knows how to and by the script of the page it leads to. While the database is away
 * the session's key is forgotten all the same.
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
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "cookies", "storage"' })
  for (const cookie of forgottenCookies(env, request.headers.get('Cookie'))) {
    headers.append('Set-Cookie', cookie)
  }
  return redirectDocument(finishedPath('questa'), { status: 303, headers })
}
