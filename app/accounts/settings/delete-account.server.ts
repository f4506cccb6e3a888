import { resolve } from 'node:path'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { freshMinutes, minuteMilliseconds } from '../../platform/durations.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { givenRoleColumns, isStaff, roleThatCounts } from '../../platform/roles.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { forgetNames, noteInRegister } from '../../records/register/register.server.ts'
import { forgetLastSaved, forgetSaved } from '../../saved/forget-saved.server.ts'
import { isAdministrator, lockAdministrators } from '../administrators.server.ts'
import { noteErasure, takeErasureBack } from '../erasures.server.ts'
import { roleLabels } from '../role-labels.ts'
import { forgetAttempts } from '../sign-in/attempts.server.ts'
import { type PasswordContext, requirePassword } from '../sign-in/password.server.ts'
import { forgetResetLinks } from '../user-record.server.ts'
import { requireAnother } from '../users.server.ts'
import { settingsTexts } from './settings-texts.ts'

type Person = { id: string; email: string; sessionId: string; place?: string }

/**
 * The person's own password, or null where they have none and a fresh sign-in must do;
 * `isUnused`: one that is stored opens nothing on this site.
 */
export type DeletionProof = { password: string | null; isUnused?: boolean }

/**
 * Deletes the acting person and everything stored about them. What the
 * administration counts (calls to the AI) and did (its trash, its register) stays without their name.
 * @throws KnownFailure WRONG_PASSWORD, SIGN_IN_AGAIN, LAST_ADMIN, or TOO_MANY_ATTEMPTS
 */
export async function deleteAccount(
  context: PasswordContext,
  user: Person,
  { password, isUnused = false }: DeletionProof,
): Promise<void> {
  const { db } = context
  if (password === null) await requireFreshSignIn(db, user, isUnused)
  else await requirePassword(context, user, password, settingsTexts.passwordWrong, 'ownPassword')
  const mayGo = async (trx: Database) => {
    const person = await trx
      .selectFrom('users')
      .select(['isActive', ...givenRoleColumns])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    if (isAdministrator(person)) await requireAnother(trx, user.id)
    return true
  }
  await forgetPerson(context, user, mayGo, await asColleague(db, user))
}

/** With whoever has a role a colleague goes: the others read it in the register. */
async function asColleague(db: Database, { id, place }: Person): Promise<DeletedBy | null> {
  const found = await db
    .selectFrom('users')
    .select(givenRoleColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found || !isStaff(found.role)) return null
  const doer: Doer = { id, role: roleThatCounts(found), ...(place && { place }) }
  return { doer, about: roleLabels[found.role] }
}

/** Who deletes an account, and what the register says besides: nothing that names the person. */
type DeletedBy = { doer: Doer; about?: string | null }

/**
 * Deletes a person and everything stored about them; their screens lead to the sign-in. What they
 * saved goes first, bit by bit, the rest in one transaction: cut off in between, the account is
 * still there and can be deleted again. It is written down for a restore of former data.
 * @param mayGo asked first, and again once nobody can change them any more; false leaves everything
 *   as it is
 * @param by as the register says; null: a customer's own deletion stands in none
 */
export async function forgetPerson(
  { db, env }: { db: Database; env: SecretSettings },
  user: { id: string; email: string },
  mayGo: (trx: Database) => Promise<boolean>,
  by: DeletedBy | null = null,
): Promise<boolean> {
  if (!(await db.transaction().execute(mayGo))) return false
  await forgetSaved(db, user.id)
  const list = resolve(env.DATA_DIR)
  let isNoted = false
  const forget = async (trx: Database) => {
    await lockAdministrators(trx)
    await lockPerson(trx, user.id)
    if (!(await mayGo(trx))) return false
    if (by) {
      const about = by.about ?? undefined
      await noteInRegister(trx, by.doer, { act: 'accountDeleted', personId: user.id, about })
    }
    await forgetUnreferenced(trx, env, user)
    await forgetLastSaved(trx, user.id)
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    noteErasure(list, user.id)
    isNoted = true
    return true
  }
  const isGone = await db
    .transaction()
    .execute(forget)
    .catch(async (error: unknown) => {
      // A database that cannot be asked may have deleted them: then the line stays.
      if (isNoted && (await hasAccount(db, user))) takeErasureBack(list, user.id)
      throw error
    })
  if (!isGone) return false
  // Requests that were under way may have written some of these meanwhile.
  await forgetUnreferenced(db, env, user)
  return true
}

/** Deletes somebody whom a restored backup brought back, before anybody works with the data. */
export async function forgetAgain(db: Database, id: string): Promise<void> {
  await forgetSaved(db, id)
  await db.transaction().execute(async (trx) => {
    await forgetNamed(trx, id)
    await forgetLastSaved(trx, id)
    await trx.deleteFrom('users').where('id', '=', id).execute()
  })
}

/** Whether the person is still there: an earlier press may have deleted the account. */
export async function hasAccount(db: Database, { id }: { id: string }): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

async function requireFreshSignIn(db: Database, user: Person, isUnused: boolean): Promise<void> {
  const methods = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', user.id)
    .execute()
  const isFresh = await isSignInFresh(db, user)
  if (isFresh && (isUnused || methods.every(({ password }) => password === null))) return
  throw new KnownFailure('SIGN_IN_AGAIN', 403, settingsTexts.signInAgain)
}

/** Whether the session that asks began within the last minutes. */
export async function isSignInFresh(db: Database, user: Person): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('id', '=', user.sessionId)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  const since = Date.now() - freshMinutes * minuteMilliseconds
  return session !== undefined && session.createdAt.getTime() > since
}

/** Removes the rows that name the person without a reference; the references do the rest. */
async function forgetUnreferenced(
  db: Database,
  env: SecretSettings,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await forgetNamed(db, id)
  await forgetAttempts(db, env, email)
}

async function forgetNamed(db: Database, id: string): Promise<void> {
  await forgetResetLinks(db, id)
  await forgetNames(db, id)
  await db.deleteFrom('quotas').where('key', 'like', `%:user:${id}`).execute()
}
