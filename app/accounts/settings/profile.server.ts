import type { Selectable } from 'kysely'
import type { SubscriptionsTable, UsersTable } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { addressOf } from '../../platform/has-address.ts'
import { type Progress, readProgress } from '../progress.server.ts'

/** A person's own record, with the specification's names. No password data. */
export type Profile = Omit<
  Selectable<UsersTable>,
  'id' | 'email' | 'searchText' | 'registeredFrom' | 'changes' | 'hasLongPassword' | 'secondProofId'
> & {
  uid: string
  /** null: they have none. */
  email: string | null
  subscription: Omit<SubscriptionsTable, 'userId'> | null
} & Pick<Progress, 'stats' | 'completedSteps'>

/** The record of the acting user. @throws when there is no such person */
export async function readProfile(db: Database, user: { id: string }): Promise<Profile> {
  const {
    id,
    searchText: _,
    registeredFrom: __,
    changes: ___,
    hasLongPassword: ____,
    secondProofId: _____,
    ...fields
  } = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', id)
    .executeTakeFirst()
  const { stats, completedSteps } = await readProgress(db, user)
  return {
    uid: id,
    ...fields,
    email: addressOf(fields),
    subscription: subscription ? withoutUser(subscription) : null,
    stats,
    completedSteps,
  }
}

const withoutUser = ({ userId: _, ...subscription }: SubscriptionsTable) => subscription
