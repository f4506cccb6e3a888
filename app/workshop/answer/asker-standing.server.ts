import type { Rank } from '../../ai-service/day-shares.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { isFirstDay } from '../../platform/first-day.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { isSharedAddress } from '../../platform/shared-addresses.server.ts'
import { hiddenNetworks } from '../../platform/visitor.server.ts'

/** How somebody counts who asks the AI. */
export type Standing = {
  rank: Rank
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
  asker: { userId: string | null; address: string },
  now: Date,
): Promise<Standing> {
  const user = asker.userId === null ? undefined : await readUser(db, asker.userId)
  if (user?.role === 'admin') return { rank: 'administrator', networks: [], isShared: false }
  if (user && !isFirstDay(user.createdAt, now)) {
    return { rank: 'known', networks: [], isShared: false }
  }
  if (user?.registeredFrom) {
    return { rank: 'guest', networks: user.registeredFrom.split(' '), isShared: false }
  }
  return {
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
