import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { copySetOfProfession } from '../prompt-sets/copy-set.server.ts'
import { changeRecords } from '../records/store/change-records.server.ts'
import { requireRow, storedRecord } from '../records/store/read.server.ts'
import { noteRecordAct, writeCopies } from '../records/store/write.server.ts'
import { professionLimits } from './profession-choices.ts'
import { professionNoun } from './profession-noun.ts'

const suffix = ' (Copia)'

/** A title that is as long as may be makes room for the word. */
const copyTitle = (title: string) =>
  `${title.slice(0, professionLimits.title - suffix.length).trimEnd()}${suffix}`

/**
 * Stores a copy of a profession behind the others, and if wanted of its prompt set, both or neither:
 * drafts, with ids and dates of their own, and ' (Copia)' after the title.
 * @throws KnownFailure 403 for whoever may not, 404 when the profession is gone, 409 FULL
 */
export function cloneProfession(
  db: Database,
  actor: Actor,
  id: string,
  { withSet }: { withSet: boolean },
): Promise<string> {
  return changeRecords(db, actor, async (change) => {
    const { working } = storedRecord(
      professionNoun,
      await requireRow(change.trx, professionNoun, id),
    )
    const title = copyTitle(working.title)
    const copies = { content: null, draft: { ...working, title } }
    const copy = await writeCopies(change, professionNoun, null, copies, 'created')
    await noteRecordAct(change, professionNoun, 'created', copy)
    if (withSet) await copySetOfProfession(change, id, copy)
    return copy.id
  })
}
