import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { texts } from '../account-texts.ts'
import { forgetResetLinks, storePassword } from '../user-record.server.ts'
import { forgetAttempts } from './attempts.server.ts'
import type { Auth } from './auth.server.ts'
import { knownBrowserCookie } from './known-browser.server.ts'
import { requireFit } from './password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import type { SignedIn, SignInDesk } from './sign-in.server.ts'

const identifier = (token: string) => `reset-password:${token}`
const worthless = () => new KnownFailure('LINK_WORTHLESS', 400, texts.linkWorthless)

/** The person a reset link belongs to, or null when it is used, expired or invented. */
async function ownerOfLink({ db, auth }: { db: Database; auth: Auth }, token: string) {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(identifier(token))
  if (!link || link.expiresAt <= new Date()) return null
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('id', '=', link.value)
    .executeTakeFirst()
  return owner ?? null
}

/** Whose password a reset link sets, as far as the form must know; null when it is worthless. */
export async function openResetLink(
  desk: { db: Database; auth: Auth },
  token: string,
): Promise<{ role: 'customer' | 'admin' } | null> {
  return ownerOfLink(desk, token)
}

/**
 * Sets the new password of the person the link belongs to, once. The link proves that the
 * address is the person's own: attempts of others count no more and this browser is known. All
 * sessions and all other links end. Not through Better Auth, which uses the link up before it
 * hashes, also when it then cannot.
 * @returns whose password it is, and the headers that make the browser known
 * @throws KnownFailure when the link is worthless, or as `requireFit`
 */
export async function resetPassword(
  desk: Pick<SignInDesk, 'db' | 'env' | 'auth' | 'cookies'>,
  { token, password }: { token: string; password: string },
): Promise<SignedIn> {
  const { db, env, auth, cookies } = desk
  const owner = await ownerOfLink(desk, token)
  if (!owner) throw worthless()
  requireFit(owner, password)
  const hash = await hashPassword(password)
  const { internalAdapter } = await auth.$context
  if (!(await internalAdapter.consumeVerificationValue(identifier(token)))) throw worthless()
  await db.transaction().execute(async (trx) => {
    await storePassword(trx, owner.id, hash)
    await trx
      .updateTable('users')
      .set({ emailVerified: true, updatedAt: new Date() })
      .where('id', '=', owner.id)
      .execute()
    await trx.deleteFrom('sessions').where('userId', '=', owner.id).execute()
    await forgetResetLinks(trx, owner.id)
  })
  await forgetAttempts(db, env, owner.email)
  const cookie = knownBrowserCookie(env, cookies, { id: owner.id, hash })
  return { accountId: owner.id, headers: new Headers({ 'Set-Cookie': cookie }) }
}
