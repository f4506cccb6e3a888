import type { Database } from '../platform/db/database.server.ts'
import { isFirstDay } from '../platform/first-day.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { isSharedAddress } from '../platform/shared-addresses.server.ts'
import { hiddenNetworks } from '../platform/visitor.server.ts'
import type { Rank } from './day-shares.ts'

/** Who asks the AI, as far as it counts. `address` is the real one: never stored. */
export type Asker = { address: string } & ({ userId: string } | { userId: null; visitorId: string })

/** How somebody counts who asks the AI. */
export type Standing = {
  rank: Rank
  /** What their own counters are named after. */
  person: string
  /** The hidden networks a guest counts towards, the narrowest first; empty for others. */
  networks: string[]
  /** The guest asks from an address that an administrator named. */
  isShared: boolean
}

/**
 * An account of its first day is a guest like a visitor, and counts towards the address it was
 * made from, wherever it is used (SECURITY.md 4).
 */
export async function standingOf(
  db: Database,
  env: Env,
  asker: Asker,
  now: Date,
): Promise<Standing> {
  const isVisitor = asker.userId === null
  const person = isVisitor ? `visitor:${asker.visitorId}` : `user:${asker.userId}`
  const user = isVisitor ? undefined : await readUser(db, asker.userId)
  if (user?.role === 'admin') {
    return { person, rank: 'administrator', networks: [], isShared: false }
  }
  if (user && !isFirstDay(user.createdAt, now)) {
    return { person, rank: 'known', networks: [], isShared: false }
  }
  if (user?.registeredFrom) {
    return { person, rank: 'guest', networks: user.registeredFrom.split(' '), isShared: false }
  }
  return {
    person,
    rank: 'guest',
    networks: hiddenNetworks(env, asker.address),
    isShared: await isSharedAddress(db, asker.address),
  }
}

const readUser = (db: Database, id: string) =>
  db
    .selectFrom('users')
    .select(['role', 'createdAt', 'registeredFrom'])
    .where('id', '=', id)
    .executeTakeFirst()
