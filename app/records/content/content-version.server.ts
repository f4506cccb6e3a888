import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.server.ts'
import { readSetting } from '../../platform/settings/stored-settings.server.ts'

/** Of what everybody sees, and of the records, their drafts too. */
const keys = { content: 'contentVersion', records: 'recordsVersion' } as const

/**
 * Names the state of the content that visitors and learners see, a number that grows: what was
 * computed from all of it holds for as long as it stays the same. '0' before the first change.
 */
export const readContentVersion = async (db: Database): Promise<string> =>
  (await readSetting(db, keys.content)) ?? '0'

/** What the content, and the records with their drafts, are called now. */
export async function readVersions(db: Database) {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(keys))
    .execute()
  const of = (key: string) => rows.find((row) => row.key === key)?.value ?? '0'
  return { contentVersion: of(keys.content), recordsVersion: of(keys.records) }
}

/**
 * Gives the content its next version; belongs into the transaction of every write to it. Until that
 * ends, other changes of the content wait: versions are seen in their order.
 * @returns the version
 */
export const changeContentVersion = (trx: Database): Promise<number> => next(trx, keys.content)

/** The same for the records: whoever edits them hears that one is another. */
export const changeRecordsVersion = (trx: Database): Promise<number> => next(trx, keys.records)

async function next(trx: Database, key: string): Promise<number> {
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
