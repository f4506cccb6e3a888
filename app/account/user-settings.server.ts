import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/http/failure.server.ts'
import { storeSettings } from './settings.server.ts'
import type { Settings } from './settings-schema.ts'
import { type UserRole, usersTexts } from './users.ts'

/** A person whose settings an administrator opens. */
export type UserSettings = Settings & {
  id: string
  email: string
  role: UserRole
  isActive: boolean
}

const missing = () => new KnownFailure('NOT_FOUND', 404, usersTexts.missing)
const changedMeanwhile = () => new KnownFailure('CONFLICT', 409, usersTexts.changedMeanwhile)

/** @throws KnownFailure 403 for customers, 404 */
export async function readUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
): Promise<UserSettings> {
  requireAdministrator(actor)
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'city', 'techLevel', 'role', 'isActive'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw missing()
  return user
}

/**
 * Changes a person's name, city and level for him, as he can himself; his open screens follow
 * (ADMU-04).
 * @param before what the form showed; null: whatever is stored gives way
 * @throws KnownFailure 403 for customers, 404, 409 when `before` is not what is stored any more
 */
export async function saveUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
  settings: Settings,
  before: Settings | null,
): Promise<void> {
  requireAdministrator(actor)
  const isStored = await storeSettings(db, { id: userId }, settings, before)
  if (!isStored) {
    await readUserSettings(db, actor, userId)
    throw changedMeanwhile()
  }
}
