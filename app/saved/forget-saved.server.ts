import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../platform/db/database.server.ts'
import { lockPerson } from '../platform/db/lock.server.ts'
import { countChange } from './counters.server.ts'
import { tagsOfAll } from './tags.server.ts'

/** With their texts in the index of the search, ten of the longest take some milliseconds. */
const rowsAtOnce = 10
const shortestBreath = 2

/**
 * Removes all responses of a person for good, with their tags and pictures: a few at a time, so
 * that others are served meanwhile. What is left when it is cut off is counted as it is.
 */
export async function forgetSaved(db: Database, userId: string): Promise<void> {
  for (;;) {
    const begin = performance.now()
    const gone = await db.transaction().execute((trx) => forgetSome(trx, userId))
    if (gone < rowsAtOnce) return
    await wait(Math.max(performance.now() - begin, shortestBreath))
  }
}

async function forgetSome(trx: Database, userId: string): Promise<number> {
  await lockPerson(trx, userId)
  const rows = await trx
    .selectFrom('savedResponses')
    .select(['id', 'hasImage', 'deletedAt'])
    .where('userId', '=', userId)
    .limit(rowsAtOnce)
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  const tags = await tagsOfAll(trx, ids)
  await trx.deleteFrom('savedResponses').where('id', 'in', ids).execute()
  for (const { id, hasImage, deletedAt } of rows) {
    if (deletedAt) continue
    await countChange(trx, userId, { hasImage, tags: tags.get(id) ?? [] }, null)
  }
  return rows.length
}
