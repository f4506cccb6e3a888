import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import {
  copySetOfProfession,
  putBackSetOfProfession,
} from '../prompt-sets/set-of-profession.server.ts'
import type { TrashItem } from '../records/trash/trash.server.ts'
import { cloneProfession } from './edit-profession.server.ts'
import { restoreProfessionRow } from './restore-profession.server.ts'

/**
 * Clones a profession and, if wanted, its prompt set, both or neither.
 * @returns the copy, and whether a set was copied
 * @throws KnownFailure 403 for customers, 404 when the profession is gone
 */
export function cloneWithSet(
  db: Database,
  actor: Actor,
  id: string,
  options: { withSet: boolean },
): Promise<{ id: string; title: string; hasSet: boolean }> {
  return db.transaction().execute(async (trx) => {
    const copy = await cloneProfession(trx, actor, id)
    const hasSet = options.withSet && (await copySetOfProfession(trx, id, copy))
    return { ...copy, hasSet }
  })
}

/**
 * Brings a profession back from the trash, and the prompt set that went with it.
 * @param trx the transaction that took `item` out of the trash
 * @throws KnownFailure 403 for customers, 409 when the entry cannot be read
 */
export async function restoreProfession(
  trx: Database,
  actor: Actor,
  item: TrashItem,
): Promise<void> {
  const set = await restoreProfessionRow(trx, actor, item)
  if (set) await putBackSetOfProfession(trx, set.professionId, set.promptSet)
}
