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
  settings: Settings,
): Promise<void> {
  const isStored = await storeSettings(db, user, settings)
  if (!isStored) throw new Error('there is no such person any more')
}

/**
 * Stores a person's settings and tells his open screens.
 * @param before what they must be until now
 * @returns false when they are not, or there is no such person: then nothing is stored
 */
export async function storeSettings(
  db: Database,
  user: Person,
  { name, city, techLevel }: Settings,
  before: Settings | null = null,
): Promise<boolean> {
  const isStored = await db.transaction().execute(async (trx) => {
    const stored = await trx
      .updateTable('users')
      .set({ name, city, techLevel, updatedAt: new Date() })
      .where('id', '=', user.id)
      .where((row) => row.and(before ? settingsOf(before) : {}))
      .returning('email')
      .executeTakeFirst()
    if (!stored) return false
    await trx
      .updateTable('users')
      .set({ searchText: personSearchText(name, stored.email) })
      .where('id', '=', user.id)
      .execute()
    return true
  })
  if (isStored) await publish({ type: 'changed', userId: user.id, topic: 'profile' })
  return isStored
}

const settingsOf = ({ name, city, techLevel }: Settings): Settings => ({ name, city, techLevel })

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
