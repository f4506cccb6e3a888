import type { Database } from '../../platform/db/database.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { forgetPerson } from '../settings/delete-account.server.ts'
import type { GoogleClaims } from './google-claims.server.ts'
import type { GoogleWish } from './google-provider.server.ts'

/** How a sign-in with Google goes on; `formerId`: whose account gave way to it. */
export type Meeting = { next: 'on' | 'ask'; formerId: string | null }

const on: Meeting = { next: 'on', formerId: null }

/**
 * Somebody comes from Google whose address is registered here with a password and was never
 * confirmed: it may be a stranger who registered it. An address that Google vouches for is its
 * owner's, who is asked before anything goes. Once asked, the account goes with all that is stored
 * in it, its sessions and its password, and the sign-in registers the owner anew.
 *
 * An administrator's account never gives way, and a suspended one stays as it is: Better Auth then
 * refuses to link them.
 */
export async function confirmTakeover(
  { db, env }: { db: Database; env: SecretSettings },
  { sub, email, emailVerified }: GoogleClaims,
  { startAnew }: Pick<GoogleWish, 'startAnew'>,
): Promise<Meeting> {
  if (!emailVerified) return on
  const linked = await db
    .selectFrom('accounts')
    .select('id')
    .where('providerId', '=', 'google')
    .where('accountId', '=', sub)
    .executeTakeFirst()
  if (linked) return on
  const found = await unconfirmed(db, email)
  if (!found) return on
  if (!startAnew) return { next: 'ask', formerId: null }
  // Promoted, suspended or confirmed at this very moment: it stays.
  const mayGo = async (trx: Database) => (await unconfirmed(trx, email))?.id === found.id
  const isGone = await forgetPerson({ db, env }, { id: found.id, email }, mayGo)
  return { next: 'on', formerId: isGone ? found.id : null }
}

const unconfirmed = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .where('role', '=', 'customer')
    .where('isActive', '=', true)
    .executeTakeFirst()
