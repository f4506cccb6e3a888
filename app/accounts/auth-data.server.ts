import type { Database } from '../platform/db/database.server.ts'
import { addressOf } from '../platform/has-address.ts'
import type { Role } from '../platform/roles.ts'
import type { Env } from '../platform/settings/env.server.ts'
import type { Settings } from './person-schema.ts'
import { readProgress } from './progress.server.ts'
import { type SignInMethods, signInMethods } from './settings/settings.server.ts'
import type { Stats } from './stats.ts'

/** What is stored about a person's own way in, and what their account adds up to. */
export type AuthData = Settings & {
  uid: string
  /** null: they have none. */
  email: string | null
  emailVerified: boolean
  methods: SignInMethods
  /** Null as long as the person has never come in. */
  subscription: { plan: string; status: string } | null
  stats: Pick<Stats, 'lessonsCompleted' | 'guidesBegun' | 'achievementsUnlocked'>
}

/** The acting person's own data; null when there is no record of them. */
export async function readAuthData(
  { db, env }: { db: Database; env: Env },
  user: { id: string; givenRole: Role },
): Promise<AuthData | null> {
  const stored = await db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .select(['users.id', 'email', 'emailVerified', 'name', 'techLevel', 'city', 'plan', 'status'])
    .where('users.id', '=', user.id)
    .executeTakeFirst()
  if (!stored) return null
  const { id: uid, plan, status, ...person } = stored
  const { stats } = await readProgress(db, user)
  const { lessonsCompleted, guidesBegun, achievementsUnlocked } = stats
  return {
    uid,
    ...person,
    email: addressOf(person),
    methods: await signInMethods({ db, env }, user),
    subscription: plan !== null && status !== null ? { plan, status } : null,
    stats: { lessonsCompleted, guidesBegun, achievementsUnlocked },
  }
}
