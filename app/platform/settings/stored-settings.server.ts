import type { Database } from '../db/database.server.ts'

/** A value kept across restarts; null when there is none. */
export async function readSetting(db: Database, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Keeps a value in place of the former one. */
export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  const changed = { value, updatedAt: new Date() }
  await db
    .insertInto('settings')
    .values({ key, ...changed })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
    .execute()
}

/**
 * Keeps a value where there is none. @returns whether there was none: of many callers, one is told
 * so
 */
export async function claimSetting(db: Database, key: string, value: string): Promise<boolean> {
  const rows = await db
    .insertInto('settings')
    .values({ key, value, updatedAt: new Date() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  return rows.length > 0
}

/**
 * Takes a turn that nobody else gets for so long, whichever process asks.
 * @returns whether it is ours
 */
export async function takeTurn(
  db: Database,
  key: string,
  milliseconds: number,
  now = new Date(),
): Promise<boolean> {
  const taken = { value: '', updatedAt: now }
  const rows = await db
    .insertInto('settings')
    .values({ key, ...taken })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(taken)
        .where('settings.updatedAt', '<=', new Date(now.getTime() - milliseconds)),
    )
    .returning('key')
    .execute()
  return rows.length > 0
}

export async function removeSetting(db: Database, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute()
}
