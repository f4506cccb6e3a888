import type { RecordKind } from '../../../db/schema.ts'
import { reservedIds } from '../../paths.ts'
import { type Doer, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { type ActivityKind, recordActivity } from '../activity/activity.server.ts'
import { changeContentVersion } from './content-version.server.ts'
import { freeSlug, slugOf } from './slug.server.ts'

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

const trashKinds = {
  guides: 'guide',
  tools: 'tool',
} as const

/**
 * An id for a new record of these tables, made from its title. One in the trash is taken too: what is
 * restored must not meet a stranger.
 * @param instead where nothing is left of the title
 */
export async function freeContentId(
  trx: Database,
  table: keyof typeof trashKinds,
  title: string,
  instead: string,
): Promise<string> {
  const slug = slugOf(title, instead)
  const like = `${slug}-%`
  const stored = await trx
    .selectFrom(table)
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', slug), eb('id', 'like', like)]))
    .execute()
  const trashed = await trx
    .selectFrom('trash')
    .select('recordId as id')
    .where('kind', '=', trashKinds[table])
    .where(({ eb, or }) => or([eb('recordId', '=', slug), eb('recordId', 'like', like)]))
    .execute()
  const taken = new Set([...reservedIds, ...[...stored, ...trashed].map(({ id }) => id)])
  return freeSlug(slug, (id) => taken.has(id))
}
