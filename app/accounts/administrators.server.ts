import { randomBytes } from 'node:crypto'
import { operator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import {
  type GivenRole,
  givenRoleColumns,
  type Lacking,
  lackingFor,
  roleThatCounts,
} from '../platform/roles.ts'
import { writeSetting } from '../platform/settings/stored-settings.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { removeSecondProof } from '../security/second-proof/second-proof.server.ts'
import { roleLabels } from './role-labels.ts'
import {
  forgetResetLinks,
  insertPasswordUser,
  type PreparedPassword,
  preparePassword,
  storePassword,
} from './user-record.server.ts'

export type Administrator = {
  name: string
  email: string
  isActive: boolean
  lastLoginAt: Date | null
} & GivenRole

/** Everybody with the role, suspended or waiting or not, by address; for the operator's command. */
export async function listAdministrators(db: Database): Promise<Administrator[]> {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'isActive', 'lastLoginAt', ...givenRoleColumns])
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute()
}

export type MadeAdministrator = {
  id: string
  outcome: 'registered' | 'promoted' | 'wasAdmin'
  /** What the role waits for, where the own password was kept. */
  lacking: Lacking[]
  /** Present when it was made here: it is shown once and stored nowhere. */
  password?: string
}

/**
 * Makes the person with this address an active administrator, registering who is not there. They
 * get a new password and are signed out everywhere, as a stranger may have registered the address;
 * unless `keepPassword`, which changes nothing for whoever has to be registered.
 */
export async function makeAdministrator(
  db: Database,
  { email, city, keepPassword }: { email: string; city: string; keepPassword: boolean },
): Promise<MadeAdministrator> {
  const address = email.toLowerCase()
  const password = randomBytes(12).toString('base64url')
  const prepared = await preparePassword(password)
  return db.transaction().execute(async (trx) => {
    await lockAdministrators(trx)
    const person = await trx
      .selectFrom('users')
      .select(['id', 'isActive', ...givenRoleColumns])
      .where('email', '=', address)
      .executeTakeFirst()
    if (!person) {
      const fields = { name: 'Amministratore', email: address, password: prepared, city }
      const id = await insertPasswordUser(trx, { ...fields, role: 'admin', isConfirmed: true })
      await noteInRegister(trx, operator, {
        act: 'roleGiven',
        personId: id,
        about: roleLabels.admin,
      })
      return { id, outcome: 'registered', lacking: [], password }
    }
    await promote(trx, person.id, keepPassword ? null : prepared)
    const wasAdmin = isAdministrator(person)
    if (!wasAdmin) {
      await noteInRegister(trx, operator, {
        act: 'roleGiven',
        personId: person.id,
        about: roleLabels.admin,
      })
    } else if (!keepPassword) {
      await noteInRegister(trx, operator, { act: 'passwordGiven', personId: person.id })
    }
    const hasLongPassword = !keepPassword || person.hasLongPassword
    return {
      id: person.id,
      outcome: wasAdmin ? 'wasAdmin' : 'promoted',
      lacking: lackingFor({ role: 'admin', emailVerified: true, hasLongPassword }),
      ...(keepPassword ? {} : { password }),
    }
  })
}

/**
 * Turns a registered person into an administrator. The address counts as confirmed: whoever runs
 * the site says whose it is. For the start and the operator's command alone: it asks for no right,
 * and tells nobody.
 * @param password when given it replaces the person's own password and ends all sessions and links,
 *   of an unconfirmed address the second proof too: a stranger may have registered it before its
 *   owner started the server
 */
export async function promote(
  trx: Database,
  userId: string,
  password: PreparedPassword | null,
): Promise<void> {
  const { emailVerified: wasConfirmed, isActive: wasActive } = await trx
    .selectFrom('users')
    .select(['emailVerified', 'isActive'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('users')
    .set({ role: 'admin', isActive: true, emailVerified: true, updatedAt: new Date() })
    .where('id', '=', userId)
    .execute()
  if (password || !wasActive) {
    await trx.deleteFrom('sessions').where('userId', '=', userId).execute()
  }
  if (!password) return
  await storePassword(trx, userId, password)
  if (!wasConfirmed) await removeSecondProof(trx, { id: userId })
  await forgetResetLinks(trx, userId)
}

/**
 * Transactions that count administrators before changing one wait for each other here, on every
 * process: otherwise two could each take away what the other one counted on.
 */
export const lockAdministrators = (trx: Database): Promise<void> =>
  writeSetting(trx, 'administratorsLock', '')

/** Whether somebody administers the site now: the role counts, and the account is active. */
export const isAdministrator = (person: GivenRole & { isActive: boolean }): boolean =>
  person.isActive && roleThatCounts(person) === 'admin'

/** Who administers the site now. */
export async function activeAdministrators(db: Database): Promise<{ id: string; email: string }[]> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'isActive', ...givenRoleColumns])
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute()
  return people.filter(isAdministrator).map(({ id, email }) => ({ id, email }))
}
