import type { Database } from '../platform/db/database.server.ts'
import { lockPerson } from '../platform/db/lock.server.ts'
import { noteChange } from '../records/note-change.server.ts'

/** How many responses a person keeps; deleted ones that can still come back are not among them. */
export async function countKept(db: Database, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('savedResponses')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Changes responses of a person, in a transaction; changes of the same person wait for each other.
 */
export async function changingSaved<T>(
  trx: Database,
  userId: string,
  change: () => Promise<T>,
): Promise<T> {
  await lockPerson(trx, userId)
  const changed = await change()
  await noteChange(trx, userId)
  return changed
}
