import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Noun } from '../noun.ts'
import { type Stored, tell } from './acts.server.ts'
import { changeRecords } from './change-records.server.ts'
import { requireCurrent } from './conflict.server.ts'
import { findRevision } from './revisions.server.ts'
import { missing, type RecordRow, readContent, requireRow } from './stored-record.server.ts'
import { bringBackWith, replaceRecord } from './written.server.ts'

/**
 * Brings a deleted record back as it was, published where it was, to its place in the order, and
 * what went with it.
 * @throws KnownFailure 403, 404 when it is gone for good, 409 TAKEN, 400 for what it needs and is
 *   not there
 */
export function bringBack(db: Database, doer: Doer, noun: Noun, id: string): Promise<Stored> {
  return changeRecords(db, doer, async (change) => {
    const row = await deletedRow(change.trx, noun, id)
    const read = (stored: unknown) => (stored === null ? null : readContent(noun, stored).content)
    const copies = { content: read(row.content), draft: read(row.draft) }
    const version = await replaceRecord(change, noun, row, copies, 'restored')
    await bringBackWith(change, row)
    await tell(change, noun, 'restored', row)
    return { id, version }
  })
}

async function deletedRow(trx: Database, noun: Noun, id: string): Promise<RecordRow> {
  const row = await trx
    .selectFrom('records')
    .selectAll()
    .where('noun', '=', noun.name)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  if (!row) throw missing(noun)
  return row
}

/**
 * 'Riporta': what a former version held becomes the working copy; what everybody sees stays as it
 * is until it is published. What was worked on before stays among the versions.
 * @param seen the version of the record that the asker's screen shows
 * @throws KnownFailure 403, 404 when record or version are gone, 409 CONFLICT when somebody saved
 *   since, 400 for what it needs and is not there
 */
export function bringBackRevision(
  db: Database,
  doer: Doer,
  noun: Noun,
  id: string,
  { revisionId, seen }: { revisionId: string; seen: number },
): Promise<Stored> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    const revision = await findRevision(change.trx, noun, id, revisionId)
    if (revision?.content == null) throw gone()
    const { content } = readContent(noun, revision.content)
    await requireCurrent(change.trx, doer, noun, row, { version: seen }, content)
    const published = row.content === null ? null : readContent(noun, row.content).content
    const former = readContent(noun, row.draft ?? row.content).content
    const draft = noun.fitted(content, former)
    const copies = { content: published, draft }
    const version = await replaceRecord(change, noun, row, copies, 'restored')
    await tell(change, noun, 'restored', { id, title: noun.title(draft) })
    return { id, version }
  })
}

const gone = () =>
  new KnownFailure(
    'NOT_FOUND',
    404,
    "Questa versione non c'è più: forse ne sono arrivate di più nuove.",
  )
