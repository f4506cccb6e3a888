import { setTimeout as wait } from 'node:timers/promises'
import { operator } from '../../app/platform/actor.server.ts'
import type { Database } from '../../app/platform/db/database.server.ts'
import type { ContentOf, Noun } from '../../app/records/noun.ts'
import { seeding } from '../../app/records/store/built-in.server.ts'
import { changeRecords } from '../../app/records/store/change-records.server.ts'
import { oldestShown } from '../../app/records/store/published.server.ts'
import { requireRow, type StoredRecord, storedRecord } from '../../app/records/store/read.server.ts'
import { writeCopies } from '../../app/records/store/write.server.ts'

/**
 * Stores a record under an id, published unless another state is asked for. A server that runs on
 * the same database shows it within a second.
 */
export async function storeRecord<N extends Noun>(
  db: Database,
  noun: N,
  id: string,
  content: ContentOf<N>,
  state: 'published' | 'draft' = 'published',
): Promise<void> {
  const copies =
    state === 'published' ? { content, draft: null } : { content: null, draft: content }
  await seeding(db, (change) => writeCopies(change, noun, null, copies, 'created', id))
}

/** Until a server on the same database shows what was stored beside it. */
export const untilShown = () => wait(oldestShown)

/** A record as it is stored. @throws KnownFailure 404 when it is gone */
export const recordOf = async <N extends Noun>(
  db: Database,
  noun: N,
  id: string,
): Promise<StoredRecord<N>> => storedRecord(noun, await requireRow(db, noun, id))

/** Changes some of what a record holds. It stays as published as it was, without a draft beside it. */
export async function rewriteRecord<N extends Noun>(
  db: Database,
  noun: N,
  id: string,
  changes: Partial<ContentOf<N>>,
): Promise<void> {
  await seeding(db, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    const content = { ...storedRecord(noun, row).working, ...changes }
    const copies =
      row.content !== null ? { content, draft: null } : { content: null, draft: content }
    await writeCopies(change, noun, row, copies, 'changed')
  })
}

/** Takes a record and all of its versions away, as if it had never been. */
export async function forgetRecord(db: Database, noun: Noun, id: string): Promise<void> {
  await changeRecords(db, operator, async ({ trx, contentVersion }) => {
    await trx.deleteFrom('records').where('noun', '=', noun.name).where('id', '=', id).execute()
    await contentVersion()
  })
}
