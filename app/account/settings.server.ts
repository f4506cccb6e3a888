import type { Database } from '../platform/db/database.server.ts'
import { publish } from '../platform/live/bus.server.ts'
import { personSearchText } from '../platform/user-record.server.ts'
import type { Settings } from './settings-schema.ts'

type Person = { id: string }

/**
 * Changes what people may change of their own record: name, city and level, nothing else
 * (PERM-10). Their open screens follow (SESS-09).
 */
export async function changeSettings(
  db: Database,
  user: Person,
  { name, city, techLevel }: Settings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { email } = await trx
      .updateTable('users')
      .set({ name, city, techLevel, updatedAt: new Date() })
      .where('id', '=', user.id)
      .returning('email')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('users')
      .set({ searchText: personSearchText(name, email) })
      .where('id', '=', user.id)
      .execute()
  })
  await publish({ type: 'changed', userId: user.id, topic: 'profile' })
}

/** How a person signs in. */
export type SignInWays = { hasPassword: boolean; hasGoogle: boolean }

export async function signInWays(db: Database, user: Person): Promise<SignInWays> {
  const rows = await db
    .selectFrom('accounts')
    .select(['providerId', 'password'])
    .where('userId', '=', user.id)
    .execute()
  return {
    hasPassword: rows.some(({ password }) => password !== null),
    hasGoogle: rows.some(({ providerId }) => providerId === 'google'),
  }
}
