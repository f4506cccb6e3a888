import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { SignedInUser } from '../../platform/http/context.server.ts'
import type { Lacking, Role } from '../../platform/roles.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { Settings } from '../person-schema.ts'
import { roleLabels } from '../role-labels.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import { renewSearchText } from '../user-record.server.ts'
import { roleSentences, waitingText } from '../users.ts'

/**
 * Changes what people may change of their own record: name, city and level, nothing else. Their
 * open screens follow.
 */
export async function changeSettings(db: Database, user: Owner, settings: Settings): Promise<void> {
  const isStored = await db.transaction().execute((trx) => storeSettings(trx, user, settings))
  if (!isStored) throw new Error('there is no such person any more')
}

/**
 * Stores a person's settings and tells their open screens; belongs into a transaction.
 * @returns false when there is no such person
 */
export async function storeSettings(
  trx: Database,
  user: Owner,
  { name, city, techLevel }: Settings,
): Promise<boolean> {
  const stored = await trx
    .updateTable('users')
    .set({ name, city, techLevel, updatedAt: new Date() })
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (stored.numUpdatedRows === 0n) return false
  await renewSearchText(trx, user.id)
  return true
}

/** How a person signs in; the providers as far as the settings know them. */
export type SignInMethods = { hasPassword: boolean; providers: { id: string; name: string }[] }

export async function signInMethods(
  { db, env }: { db: Database; env: Pick<Env, 'signInProviders' | 'SIGN_IN_PASSWORD'> },
  user: Owner & { givenRole: Role },
): Promise<SignInMethods> {
  const rows = await db
    .selectFrom('accounts')
    .select(['providerId', 'password'])
    .where('userId', '=', user.id)
    .execute()
  return {
    hasPassword:
      mayHavePassword(env, user.givenRole) && rows.some(({ password }) => password !== null),
    providers: env.signInProviders
      .filter(({ id }) => rows.some(({ providerId }) => providerId === id))
      .map(({ id, name }) => ({ id, name })),
  }
}

/** What a person reads whose role waits for something; null: they have none, or it counts. */
export const waitingRole = ({
  givenRole,
  lacking,
}: Pick<SignedInUser, 'givenRole' | 'lacking'>): RoleThatWaits | null =>
  lacking.length === 0
    ? null
    : {
        words: `Hai il ruolo «${roleLabels[givenRole]}». ${waitingText(lacking)}`,
        sentence: roleSentences[givenRole],
        lacking,
      }

/** @property sentence what the role is for */
export type RoleThatWaits = { words: string; sentence: string; lacking: readonly Lacking[] }
