import type { RecordKind } from '../../../db/schema.ts'
import { type Doer, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { type ActivityKind, recordActivity } from '../activity/activity.server.ts'
import { changeContentVersion } from './content-version.server.ts'

/**
 * Runs an administrator's write to the content in one transaction: the one that is open already,
 * where several belong together. What is computed from content learns of it.
 * @param lock makes one such write wait for another, because a new record looks for a free id and
 *   an edit compares versions
 * @throws KnownFailure 403 for customers
 */
export async function changeContent<T>(
  db: Database,
  actor: Doer,
  lock: (trx: Database) => Promise<void>,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  requireAdministrator(actor)
  const begin = async (trx: Database) => {
    await lock(trx)
    const result = await work(trx)
    await changeContentVersion(trx)
    return result
  }
  return db.isTransaction ? begin(db) : db.transaction().execute(begin)
}

type ContentEvent = Extract<ActivityKind, `${RecordKind}${string}`>

/** Notes what an administrator did to a record, under the title that it has then. */
export const noteContent = (
  trx: Database,
  actor: Doer,
  kind: ContentEvent,
  { id, title }: { id: string; title: string },
): Promise<void> =>
  recordActivity(trx, { kind, actorId: actor.id, subjectId: id, subjectTitle: title })
