import { randomUUID } from 'node:crypto'
import { searchColumn } from '../../db/fold.ts'
import type { Doer } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockName } from '../platform/db/lock.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { changeContent } from '../records/version/change-content.server.ts'
import { withinBound } from '../records/version/within-bound.server.ts'
import type { ChapterRow } from './guide-rows.server.ts'
import type { ChapterInput } from './guide-schema.ts'

/** Runs a write to the guides: see `changeContent`. @throws KnownFailure 403 for customers */
export const changeGuides = <T>(
  db: Database,
  actor: Doer,
  work: (trx: Database) => Promise<T>,
): Promise<T> =>
  changeContent(
    db,
    actor,
    (trx) => lockName(trx, 'guides'),
    (trx) => withinBound(trx, { table: 'guides', what: 'guide' }, () => work(trx)),
  )

/** What the list is ordered by and searched in; it begins with the title. */
export const guideSearchText = ({ title, description }: { title: string; description: string }) =>
  searchColumn([title, description])

/** @throws KnownFailure 400 when there is no such tool */
export async function requireTool(trx: Database, id: string): Promise<void> {
  const tool = await trx.selectFrom('tools').select('id').where('id', '=', id).executeTakeFirst()
  if (tool) return
  const text = 'Questo strumento non esiste più: scegline un altro.'
  throw new KnownFailure('TOOL_MISSING', 400, text, 'toolId')
}

/** Of these guides the ones that exist, without `id` itself, in this order. */
export async function existingGuides(trx: Database, id: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom('guides').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map((row) => row.id))
  return ids.filter((other) => other !== id && known.has(other))
}

/** The chapters of a form as rows: those of `stored` keep their ids, all others get new ones. */
export function chapterRows(
  chapters: readonly ChapterInput[],
  stored: readonly { id: string }[],
): ChapterRow[] {
  const free = new Set(stored.map(({ id }) => id))
  return chapters.map((chapter) => ({
    ...chapter,
    // Each id once: of two chapters with the same the second is a new one.
    id: free.delete(chapter.id) ? chapter.id : randomUUID(),
  }))
}

/**
 * Makes these the chapters of a guide, in this order. Those that stay or come back keep what
 * learners did of them.
 */
export async function storeChapters(
  trx: Database,
  guideId: string,
  chapters: readonly ChapterRow[],
): Promise<void> {
  const ids = chapters.map(({ id }) => id)
  const removed = trx.deleteFrom('chapters').where('guideId', '=', guideId)
  await (ids.length > 0 ? removed.where('id', 'not in', ids) : removed).execute()
  for (const [position, { id, ...chapter }] of chapters.entries()) {
    const fields = { ...chapter, position }
    await trx
      .insertInto('chapters')
      .values({ id, guideId, ...fields })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(fields).where('chapters.guideId', '=', guideId),
      )
      .execute()
  }
}
