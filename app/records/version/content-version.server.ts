import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'

const key = 'contentVersion'

/**
 * Names the state of the content that visitors and learners see (tools, guides, professions,
 * prompt sets): what was computed from all of it holds for as long as the name stays the same.
 * '' before the first change.
 */
export async function readContentVersion(db: Database): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? ''
}

/** Gives the content a new name; belongs into the transaction of every write to it. */
export async function changeContentVersion(trx: Database): Promise<void> {
  const changed = { value: randomUUID(), updatedAt: new Date() }
  await trx
    .insertInto('settings')
    .values({ key, ...changed })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
    .execute()
}
