import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../platform/db/database.server.ts'
import { changingSaved } from './saved-writes.server.ts'

/** With their pictures, ten of the longest take some milliseconds. */
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

const forgetSome = (trx: Database, userId: string): Promise<number> =>
  changingSaved(trx, userId, async () => {
    const { numDeletedRows } = await trx
      .deleteFrom('savedResponses')
      .where('id', 'in', (eb) =>
        eb.selectFrom('savedResponses').select('id').where('userId', '=', userId).limit(rowsAtOnce),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

/** Removes what was saved meanwhile; belongs into the transaction that deletes the person. */
export const forgetLastSaved = (trx: Database, userId: string): Promise<unknown> =>
  changingSaved(trx, userId, () =>
    trx.deleteFrom('savedResponses').where('userId', '=', userId).execute(),
  )
