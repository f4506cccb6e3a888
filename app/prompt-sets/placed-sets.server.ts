import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { ContentOf } from '../records/noun.ts'
import type { Change } from '../records/store/change-records.server.ts'
import { findRow, type RecordRow, rowsOf } from '../records/store/read.server.ts'
import { writeCopies } from '../records/store/write.server.ts'
import { everydaySetId, everydayTitle } from './prompt-set.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

export type SetContent = ContentOf<typeof promptSetNoun>

/** The professions as they are stored, in their order. */
const professionRows = (db: Database) => rowsOf(db, { name: 'profession' })

/** Who can have a set: a profession, which may be a draft, or everyday life. */
export type SetPlace = { id: string; title: string; isPublished: boolean; hasSet: boolean }

/** Everyone who can have a set, each with whether there is one. */
export async function listPlaces(db: Database): Promise<SetPlace[]> {
  const professions = await professionRows(db)
    .clearSelect()
    .select(['id', 'title', ({ eb }) => eb('content', 'is not', null).as('isPublished')])
    .execute()
  const taken = await rowsOf(db, promptSetNoun).clearSelect().select('uniqueKey').execute()
  const places = new Set(taken.map(({ uniqueKey }) => uniqueKey))
  return [
    ...professions.map(({ isPublished, ...one }) => ({
      ...one,
      isPublished: Boolean(isPublished),
    })),
    { id: everydaySetId, title: everydayTitle, isPublished: true },
  ].map((place) => ({ ...place, hasSet: places.has(place.id) }))
}

/** The rows of the sets by the place that each has; those without a place are not among them. */
export async function setRows(db: Database): Promise<Map<string, RecordRow>> {
  const rows = await rowsOf(db, promptSetNoun).where('uniqueKey', 'is not', null).execute()
  return new Map(rows.map((row) => [row.uniqueKey ?? '', row]))
}

/** The set that has the place of a profession, or of everyday life; null: none. */
export async function setInPlace(db: Database, professionId: string): Promise<RecordRow | null> {
  const row = await rowsOf(db, promptSetNoun)
    .where('uniqueKey', '=', professionId)
    .executeTakeFirst()
  return row ?? null
}

/** What the place of a set is called; '' for one that nobody has (any more). */
export async function titleOfPlace(db: Database, professionId: string): Promise<string> {
  if (professionId === everydaySetId) return everydayTitle
  return (await findRow(db, { name: 'profession' }, professionId))?.title ?? ''
}

/**
 * Makes room for a set in its place: the one that is there is deleted, where that is asked for.
 * @param asked.id the set that comes, where it is stored already
 * @param asked.replaces the place that somebody gave away on purpose
 * @throws KnownFailure 409 HAS_SET when there is one and nobody gave its place away
 */
export async function makeRoom(
  change: Change,
  { professionId, professionTitle }: Pick<SetContent, 'professionId' | 'professionTitle'>,
  { id, replaces }: { id: string; replaces: string | null },
): Promise<void> {
  const present = professionId === '' ? null : await setInPlace(change.trx, professionId)
  if (!present || present.id === id) return
  if (replaces !== professionId) {
    const title = professionId === everydaySetId ? everydayTitle : professionTitle
    throw new KnownFailure('HAS_SET', 409, `«${title}» ha già un set di prompt.`)
  }
  await writeCopies(change, promptSetNoun, present, null, 'deleted')
}
