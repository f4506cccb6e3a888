import type { Database } from '../platform/db/database.server.ts'
import { lockPerson } from '../platform/db/lock.server.ts'
import { noteChange } from '../records/note-change.server.ts'

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
