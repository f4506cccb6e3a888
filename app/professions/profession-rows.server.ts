import type { Selectable } from 'kysely'
import type { ProfessionsTable, PromptSetsTable } from '../../db/schema.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockTables } from '../platform/db/lock.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { putInTrash } from '../records/trash/trash.server.ts'
import { changeContent } from '../records/version/change-content.server.ts'
import { withinBound } from '../records/version/within-bound.server.ts'
import { isProfessionId } from './profession.ts'
import { professionRefusals } from './profession-refusals.server.ts'

export type ProfessionRow = Selectable<ProfessionsTable>

/** What the trash keeps of a profession; `promptSet` is the set that went with it. */
export type TrashedProfession = {
  profession: ProfessionRow
  promptSet: Selectable<PromptSetsTable> | null
}

/**
 * Runs a write to the professions: see `changeContent`. The sets are locked with them: a set goes
 * and comes with its profession, and whoever locked them later would wait for somebody who waits
 * for them.
 * @throws KnownFailure 403 for customers
 */
export const changeProfessions = <T>(
  db: Database,
  actor: Actor,
  work: (trx: Database) => Promise<T>,
): Promise<T> =>
  changeContent(
    db,
    actor,
    (trx) => lockTables(trx, ['professions', 'promptSets']),
    (trx) => withinBound(trx, { table: 'professions', what: 'professioni' }, () => work(trx)),
  )

/** @throws KnownFailure 404 when there is none */
export async function professionRow(db: Database, id: string): Promise<ProfessionRow> {
  const row = await findProfessionRow(db, id)
  if (!row) throw new KnownFailure('NOT_FOUND', 404, professionRefusals.missing)
  return row
}

export async function findProfessionRow(
  db: Database,
  id: string,
): Promise<ProfessionRow | undefined> {
  if (!isProfessionId(id)) return undefined
  return db.selectFrom('professions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The set of a profession as it is stored, for the trash. */
export async function promptSetRow(db: Database, professionId: string) {
  const query = db.selectFrom('promptSets').selectAll().where('professionId', '=', professionId)
  return (await query.executeTakeFirst()) ?? null
}

/** Keeps a profession as it is now, alone or with its set. */
export async function putProfessionInTrash(
  trx: Database,
  actor: Actor,
  record: TrashedProfession,
): Promise<void> {
  const { id, title } = record.profession
  await putInTrash(trx, actor, { kind: 'profession', recordId: id, title, record })
}
