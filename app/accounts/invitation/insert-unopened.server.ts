import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'
import type { Role } from '../../platform/roles.ts'
import { ensureSubscription, personSearchText } from '../user-record.server.ts'

/**
 * Makes an account for an address that somebody is invited at, which has no way in yet and is called
 * by what stands before the '@'; nothing where the address has one.
 * @returns the account with this address
 */
export async function insertUnopened(
  db: Database,
  { email, city }: { email: string; city: string },
): Promise<{ id: string; role: Role }> {
  const now = new Date()
  const [name = ''] = email.split('@', 1)
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: made } = await trx
      .insertInto('users')
      .values({
        ...{ id: randomUUID(), name, email, city, createdAt: now, updatedAt: now },
        ...{ emailVerified: false, hasLongPassword: false, photoURL: null, lastLoginAt: null },
        ...{ role: 'customer', isActive: true, techLevel: 'beginner' },
        searchText: personSearchText(name, email),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    const account = await trx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (made === 1n) await ensureSubscription(trx, account.id, now)
    return account
  })
}
