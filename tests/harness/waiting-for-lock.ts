import { sql } from 'kysely'
import type { Database } from '../../app/platform/db/database.server.ts'

/** Whether somebody waits for a lock on this PostgreSQL database; asked outside a transaction. */
export async function isWaitingForLock(db: Database): Promise<boolean> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(db)).rows.length > 0
}
