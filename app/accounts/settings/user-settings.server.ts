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
}

const missing = () => new KnownFailure('NOT_FOUND', 404, usersTexts.missing)

/** null: there is no such person, or none that the actor may see. @throws KnownFailure 403 */
export async function findUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
): Promise<UserSettings | null> {
  requireMay(actor, 'seePeople')
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'city', 'techLevel'])
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
 * @throws KnownFailure 403 for whoever may not, 404
 */
export async function saveUserSettings(
  db: Database,
  actor: Actor,
  userId: string,
  settings: Settings,
): Promise<void> {
  requireMay(actor, 'changePeople')
  await db.transaction().execute(async (trx) => {
    await readUserSettings(trx, actor, userId)
    // Under the name by which the administrator found them.
    await noteInRegister(trx, actor, { act: 'settingsChanged', personId: userId })
    if (!(await storeSettings(trx, { id: userId }, settings))) throw missing()
  })
}
