import { randomUUID } from 'node:crypto'
import type { TrashTable } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { orderedNow } from '../version/ordered-now.server.ts'
import { trashDays } from './trash-days.ts'

export type TrashKind = TrashTable['kind']

export type TrashItem = {
  kind: TrashKind
  recordId: string
  /** What people know it by. */
  title: string
  /** The record as it was, with all that goes with it, as plain data. */
  record: unknown
}

/**
 * Keeps what an administrator deletes or replaces; belongs into the transaction that does so.
 * @param actor null when a command did it
 * @returns the entry's id
 */
export async function putInTrash(
  trx: Database,
  actor: { id: string | null } | null,
  item: TrashItem,
): Promise<string> {
  const id = randomUUID()
  const deletedAt = orderedNow()
  const expiresAt = new Date(deletedAt.getTime() + trashDays * dayMilliseconds)
  await trx
    .insertInto('trash')
    .values({
      id,
      ...item,
      record: item.record,
      deletedBy: actor?.id ?? null,
      deletedAt,
      expiresAt,
    })
    .execute()
  return id
}

/** An entry as who restores it gets it. */
export type TrashEntry = TrashItem & { id: string; deletedAt: Date }

/**
 * Takes an entry out of the trash, after `restore` has brought back what it holds; belongs into
 * the transaction that restores it. What goes with the entry (learners' progress) is there until
 * then. Of two who restore it at once the second finds it gone.
 * @throws KnownFailure 404 when it expired or was restored meanwhile
 */
export async function takeFromTrash(
  trx: Database,
  id: string,
  restore: (entry: TrashEntry) => Promise<void>,
): Promise<TrashEntry> {
  // A write of nothing new, so that who comes at once waits here.
  const entry = await trx
    .updateTable('trash')
    .set(({ ref }) => ({ expiresAt: ref('expiresAt') }))
    .where('id', '=', id)
    .where('expiresAt', '>', new Date())
    .returning(['id', 'kind', 'recordId', 'title', 'record', 'deletedAt'])
    .executeTakeFirst()
  if (!entry) throw new KnownFailure('NOT_FOUND', 404, 'Questa voce non è più nel cestino.')
  await restore(entry)
  await trx.deleteFrom('trash').where('id', '=', id).execute()
  return entry
}
