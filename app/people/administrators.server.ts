import { randomBytes } from 'node:crypto'
import type { Database } from '../platform/db/database.server.ts'
import { writeSetting } from '../platform/settings/stored-settings.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import { hashPassword } from './sign-in/password-hash.server.ts'
import { forgetResetLinks, insertPasswordUser, storePassword } from './user-record.server.ts'

export type Administrator = {
  name: string
  email: string
  isActive: boolean
  lastLoginAt: Date | null
}

/** Everybody with the role, suspended or not, by address; for the operator's command. */
export async function listAdministrators(db: Database): Promise<Administrator[]> {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'isActive', 'lastLoginAt'])
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute()
}

export type MadeAdministrator = {
  outcome: 'registered' | 'promoted' | 'wasAdmin'
  /** Present when it was made here: it is shown once and stored nowhere. */
  password?: string
}

/**
 * Makes the person with this address an active administrator, registering who is not there. He
 * gets a new password and is signed out everywhere, as a stranger may have registered the address;
 * unless `keepPassword`, which changes nothing for who has to be registered.
 */
export async function makeAdministrator(
  db: Database,
  { email, city, keepPassword }: { email: string; city: string; keepPassword: boolean },
): Promise<MadeAdministrator> {
  const address = email.toLowerCase()
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    await lockAdministrators(trx)
    const person = await trx
      .selectFrom('users')
      .select(['id', 'role', 'isActive'])
      .where('email', '=', address)
      .executeTakeFirst()
    if (!person) {
      const fields = { name: 'Amministratore', email: address, hash, city }
      const id = await insertPasswordUser(trx, { ...fields, role: 'admin' })
      await recordActivity(trx, { kind: 'roleGiven', actorId: null, subjectId: id })
      return { outcome: 'registered', password }
    }
    await promote(trx, person.id, keepPassword ? null : hash)
    const wasAdmin = person.role === 'admin' && person.isActive
    if (!wasAdmin) {
      await recordActivity(trx, { kind: 'roleGiven', actorId: null, subjectId: person.id })
    }
    return { outcome: wasAdmin ? 'wasAdmin' : 'promoted', ...(keepPassword ? {} : { password }) }
  })
}

/**
 * Turns a registered person into an administrator.
 * @param hash when given it replaces the person's own password and ends all sessions and links: a
 *   stranger may have registered the address before its owner started the server
 */
export async function promote(trx: Database, userId: string, hash: string | null): Promise<void> {
  await trx
    .updateTable('users')
    .set({ role: 'admin', isActive: true, updatedAt: new Date() })
    .where('id', '=', userId)
    .execute()
  if (!hash) return
  await storePassword(trx, userId, hash)
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute()
  await forgetResetLinks(trx, userId)
}

/**
 * Transactions that count administrators before changing one wait for each other here, on every
 * process: otherwise two could each take away what the other one counted on.
 */
export const lockAdministrators = (trx: Database): Promise<void> =>
  writeSetting(trx, 'administratorsLock', '')
