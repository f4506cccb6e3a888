import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { versionOf } from '../../records/form/form-answer.ts'
import { Conflict } from '../../records/version/record-version.server.ts'
import type { Settings } from '../person-schema.ts'
import { usersTexts } from '../users.ts'
import { storeSettings } from './settings.server.ts'

/** A person whose settings an administrator opens. */
export type UserSettings = Settings & {
  id: string
  email: string
  /** When the record was last changed. */
  updatedAt: Date
}

const missing = () => new KnownFailure('NOT_FOUND', 404, usersTexts.missing)

/** @returns null when there is no such person. @throws KnownFailure 403 for customers */
export async function findUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
): Promise<UserSettings | null> {
  requireAdministrator(actor)
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'city', 'techLevel', 'updatedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user ?? null
}

/** @throws KnownFailure 403 for customers, 404 */
export async function readUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
): Promise<UserSettings> {
  const user = await findUserSettings(db, actor, userId)
  if (!user) throw missing()
  return user
}

/**
 * Changes a person's name, city and level for them, as they can themselves; their open screens follow.
 * @param version `updatedAt` as the form showed it; null: whatever is stored gives way
 * @throws KnownFailure 403 for customers, 404, 409 when the record was changed since
 */
export async function saveUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
  settings: Settings,
  version: Date | null,
): Promise<void> {
  requireAdministrator(actor)
  const isStored = await storeSettings(db, { id: userId }, settings, version)
  if (isStored) return
  const { updatedAt } = await readUserSettings(db, actor, userId)
  throw new Conflict(usersTexts.changedMeanwhile, versionOf(updatedAt))
}
