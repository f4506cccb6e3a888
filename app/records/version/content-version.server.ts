import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.server.ts'
import { readSetting } from '../../platform/settings/stored-settings.server.ts'

const key = 'contentVersion'

/**
 * Names the state of the content that visitors and learners see, a number that grows: what was
 * computed from all of it holds for as long as it stays the same. '0' before the first change.
 */
export const readContentVersion = async (db: Database): Promise<string> =>
  (await readSetting(db, key)) ?? '0'

/**
 * Gives the content its next version; belongs into the transaction of every write to it. Until that
 * ends, other changes of the content wait: versions are seen in their order.
 * @returns the version
 */
export async function changeContentVersion(trx: Database): Promise<number> {
  const updatedAt = new Date()
  const { value } = await trx
    .insertInto('settings')
    .values({ key, value: '1', updatedAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: sql<string>`cast(cast("settings"."value" as integer) + 1 as text)`,
        updatedAt,
      }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return Number(value)
}
