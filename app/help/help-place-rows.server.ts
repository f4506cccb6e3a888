import type { Selectable } from 'kysely'
import type { HelpPlacesTable } from '../../db/schema.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockTables } from '../platform/db/lock.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isContentId } from '../records/content/content.ts'
import { putInTrash } from '../records/trash/trash.server.ts'
import { changeContent } from '../records/version/change-content.server.ts'
import { withinBound } from '../records/version/within-bound.server.ts'
import { helpPlaceTexts, mostHelpPlaces } from './help-place.ts'

export type HelpPlaceRow = Selectable<HelpPlacesTable>

/** Runs a write to the places of help: see `changeContent`. @throws KnownFailure 403 for customers */
export const changeHelpPlaces = <T>(
  db: Database,
  actor: Actor,
  work: (trx: Database) => Promise<T>,
): Promise<T> =>
  changeContent(
    db,
    actor,
    (trx) => lockTables(trx, ['helpPlaces']),
    (trx) => {
      const bound = { table: 'helpPlaces', what: 'schede', most: mostHelpPlaces } as const
      return withinBound(trx, bound, () => work(trx))
    },
  )

/** @returns undefined when there is none */
export async function findHelpPlaceRow(
  db: Database,
  id: string,
): Promise<HelpPlaceRow | undefined> {
  if (!isContentId(id)) return undefined
  return db.selectFrom('helpPlaces').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @throws KnownFailure 404 when there is none */
export async function helpPlaceRow(db: Database, id: string): Promise<HelpPlaceRow> {
  const row = await findHelpPlaceRow(db, id)
  if (!row) throw new KnownFailure('NOT_FOUND', 404, helpPlaceTexts.missing)
  return row
}

/** Keeps a place as it is now; belongs into the transaction that deletes or replaces it. */
export async function putHelpPlaceInTrash(
  trx: Database,
  actor: Actor,
  row: HelpPlaceRow,
): Promise<void> {
  await putInTrash(trx, actor, {
    kind: 'helpPlace',
    recordId: row.id,
    title: row.name,
    record: row,
  })
}
