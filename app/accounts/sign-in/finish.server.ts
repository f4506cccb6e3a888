import { type RouterContextProvider, redirectDocument } from 'react-router'
import { finishedPath } from '../../paths.ts'
import { forgottenCookies } from '../../platform/cookies.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { hasSlip } from '../../platform/has-address.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { sessionContext, sessionOwner } from '../../platform/http/context.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { leaveProviderPath } from '../../sign-in-paths.ts'
import { signOut } from '../users.server.ts'

type Ground = { db: Database; env: Env }

/** Whether somebody who leaves can come back: whose only key is a slip says that they have it. */
export async function hasKeyToComeBack(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<boolean> {
  const session = context.get(sessionContext)
  if (session.kind !== 'user' || !hasSlip(session.user)) return true
  return (await readForm(request)).has('scritto')
}

/**
 * 'Finito: cancella tutto': ends the session, and has the browser forget everything of ours, at
 * once where it knows how to and by the script of the page it leads to. While the database is away
 * the session's key is forgotten all the same.
 */
export async function signOutAndClear(
  ground: Ground,
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response> {
  const owner = sessionOwner(context.get(sessionContext))
  if (owner) {
    await signOut(ground.db, owner)
    audit(context, 'signedOut', { accountId: owner.id })
  }
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "cookies", "storage"' })
  for (const cookie of forgottenCookies(ground.env, request.headers.get('Cookie'))) {
    headers.append('Set-Cookie', cookie)
  }
  const atProvider = owner && (await leavingPath(ground, owner, 'finito'))
  return redirectDocument(atProvider ?? finishedPath('questa'), { status: 303, headers })
}

/** Where whoever signs in with a provider is signed out there too; null: they sign in without. */
export async function leavingPath(
  { db, env }: Ground,
  user: { id: string },
  state?: 'finito',
): Promise<string | null> {
  const providers = env.signInProviders.map(({ id }) => id)
  if (providers.length === 0) return null
  const account = await db
    .selectFrom('accounts')
    .select('providerId')
    .where('userId', '=', user.id)
    .where('providerId', 'in', providers)
    .executeTakeFirst()
  return account ? leaveProviderPath(account.providerId, state) : null
}
