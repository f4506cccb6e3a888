import { groupsPath } from '../../group-paths.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { addressOf } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import {
  givenRoleColumns,
  isStaff,
  type Lacking,
  lackingFor,
  type Role,
} from '../../platform/roles.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { deskTexts } from '../../security/desk/desk.ts'
import { formatDay } from '../../ui/format-date.ts'
import type { Settings } from '../person-schema.ts'
import { maySee } from '../users.server.ts'
import { usersTexts } from '../users.ts'
import { storeSettings } from './settings.server.ts'

/** A person whose page is opened. */
export type UserSettings = Settings & {
  id: string
  /** null: they have none. */
  email: string | null
  emailVerified: boolean
  isActive: boolean
  createdAt: Date
  lastLoginAt: Date | null
  role: Role
  /** What the role waits for. */
  lacking: Lacking[]
  hasSecondProof: boolean
  /** When the record was last changed. */
  updatedAt: Date
}

const missing = () => new KnownFailure('NOT_FOUND', 404, usersTexts.missing)

/** @returns null when there is no such person, or none that the actor may see. @throws KnownFailure 403 for whoever may not */
export async function findUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
): Promise<UserSettings | null> {
  requireMay(actor, 'seePeople')
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'city', 'techLevel', 'updatedAt'])
    .select(['isActive', 'createdAt', 'lastLoginAt', ...givenRoleColumns])
    .select('secondProofId')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user || !maySee(actor, user)) return null
  const { hasLongPassword, secondProofId, ...person } = user
  return {
    ...person,
    email: addressOf(person),
    lacking: lackingFor({ ...person, hasLongPassword }),
    hasSecondProof: secondProofId !== null,
  }
}

/** @throws KnownFailure 403 for whoever may not, 404 */
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
 * The desk helps who has neither a role nor a second proof: of all others an administrator takes it
 * first. @throws KnownFailure HAS_ROLE, HAS_SECOND_PROOF
 */
export function requireHelpable(person: { role: Role; hasSecondProof: boolean }): void {
  if (isStaff(person.role)) throw new KnownFailure('HAS_ROLE', 409, deskTexts.hasRole)
  if (person.hasSecondProof) {
    throw new KnownFailure('HAS_SECOND_PROOF', 409, deskTexts.hasSecondProof)
  }
}

/**
 * Changes a person's name, city and level for them, as they can themselves; their open screens follow.
 * @param version `updatedAt` as the form showed it; undefined: whatever is stored gives way
 * @throws KnownFailure 403 for whoever may not, 404, 409 when the record was changed since
 */
export async function saveUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
  settings: Settings,
  version?: Date,
): Promise<void> {
  requireMay(actor, 'changePeople')
  await db.transaction().execute(async (trx) => {
    await readUserSettings(trx, actor, userId)
    // Under the name by which the administrator found them.
    await noteInRegister(trx, actor, { act: 'settingsChanged', personId: userId })
    if (await storeSettings(trx, { id: userId }, settings, version)) return
    throw new KnownFailure('CONFLICT', 409, usersTexts.changedMeanwhile)
  })
}

/**
 * The groups that nobody leads but a person, and whose meeting is not over, in words, and where
 * those stand; null: none.
 * @throws KnownFailure 403 for whoever may not
 */
export async function groupsLed(db: Database, actor: Actor, userId: string) {
  requireMay(actor, 'giveRoles')
  const groups = await db
    .selectFrom('groups')
    .select(['name', 'startsAt'])
    .where('ledBy', '=', userId)
    .where('alsoLedBy', 'is', null)
    .where('deletedAt', 'is', null)
    .where('endsAt', '>', new Date())
    .orderBy('startsAt')
    .execute()
  if (groups.length === 0) return null
  const named = groups.map(({ name, startsAt }) => `«${name}» (${formatDay(startsAt)})`)
  return {
    words: `Senza il suo ruolo non li guida nessuno: ${named.join(', ')}.`,
    to: groupsPath(),
  }
}
