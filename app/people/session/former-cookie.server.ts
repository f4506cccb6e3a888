import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.server.ts'
import { hourMilliseconds } from '../../platform/durations.ts'

/** Came with the version whose session cookies have today's name. */
const update = '0009-registered-from'
/** Processes of the version before may go on for so long beside those of this one. */
const together = hourMilliseconds

const times = new WeakMap<Database, Date>()

async function updatedAt(db: Database): Promise<Date> {
  const known = times.get(db)
  if (known) return known
  const { rows } = await sql<{
    timestamp: string
  }>`select "timestamp" from "kysely_migration" where "name" = ${update}`.execute(db)
  const time = new Date(rows[0]?.timestamp ?? 0)
  times.set(db, time)
  return time
}

/**
 * Whether a session began before this installation named cookies as it does today: its browser has
 * the former name until an answer with the new one arrives there, and that may take several. For
 * younger sessions the name counts nothing, as a subdomain could set it.
 */
export async function isFromBefore(db: Database, session: { createdAt: Date }): Promise<boolean> {
  return session.createdAt.getTime() < (await updatedAt(db)).getTime() + together
}
