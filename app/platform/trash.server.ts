import { randomUUID } from 'node:crypto'
import type { TrashTable } from '../../db/schema.ts'
import type { Database } from './db/database.server.ts'
import { KnownFailure } from './http/failure.server.ts'

/** How long what was deleted or replaced can be brought back, in days. */
export const trashDays = 30

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
  actor: { id: string } | null,
  item: TrashItem,
): Promise<string> {
  const id = randomUUID()
  const deletedAt = new Date()
  const expiresAt = new Date(deletedAt.getTime() + trashDays * 86_400_000)
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

/**
 * Takes an entry out of the trash; belongs into the transaction that restores it.
 * @throws KnownFailure 404 when it expired or was restored meanwhile
 */
export async function takeFromTrash(
  trx: Database,
  id: string,
): Promise<TrashItem & { id: string; deletedAt: Date }> {
  const item = await trx
    .deleteFrom('trash')
    .where('id', '=', id)
    .where('expiresAt', '>', new Date())
    .returning(['id', 'kind', 'recordId', 'title', 'record', 'deletedAt'])
    .executeTakeFirst()
  if (!item) throw new KnownFailure('NOT_FOUND', 404, 'Questa voce non è più nel cestino.')
  return item
}
