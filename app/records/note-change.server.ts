import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'

/** Something that the person's screens show has changed: those open elsewhere load it again. */
export async function noteChange(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ changes: sql<number>`changes + 1` })
    .where('id', '=', userId)
    .execute()
}
