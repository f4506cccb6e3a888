import { randomBytes } from 'node:crypto'
import type { Database } from '../platform/db/database.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import { lockAdministrators, promote } from './first-admin.server.ts'
import { hashPassword } from './sign-in/password-hash.server.ts'
import { insertPasswordUser } from './user-record.server.ts'

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
