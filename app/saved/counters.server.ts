import { sql } from 'kysely'
import { moveTotals } from '../guides/progress/learning-totals.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { SavedTotals } from './saved.ts'
import type { SavedView } from './saved-view.ts'

/** What of a response is counted; null: it is not there (yet, or any more). */
export type Counted = { hasImage: boolean; tags: readonly string[] } | null

const one = (is: boolean | undefined) => (is ? 1 : 0)

const figuresOf = (counted: Counted) => ({
  total: one(counted !== null),
  withImage: one(counted?.hasImage),
  withTags: one(counted !== null && counted.tags.length > 0),
  withBoth: one(counted?.hasImage && counted.tags.length > 0),
})

/**
 * Moves a person's counters from `before` to `after` of one response. Call it inside the
 * transaction that changes the response, after locking its row: every change of a person then
 * takes the same locks in the same order.
 */
export async function countChange(
  trx: Database,
  userId: string,
  before: Counted,
  after: Counted,
): Promise<void> {
  const [old, now] = [figuresOf(before), figuresOf(after)]
  const { total } = await trx
    .insertInto('savedCounters')
    .values({
      userId,
      total: now.total - old.total,
      withImage: now.withImage - old.withImage,
      withTags: now.withTags - old.withTags,
      withBoth: now.withBoth - old.withBoth,
    })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        total: sql`"savedCounters"."total" + excluded."total"`,
        withImage: sql`"savedCounters"."withImage" + excluded."withImage"`,
        withTags: sql`"savedCounters"."withTags" + excluded."withTags"`,
        withBoth: sql`"savedCounters"."withBoth" + excluded."withBoth"`,
      }),
    )
    .returning('total')
    .executeTakeFirstOrThrow()
  await countTags(trx, userId, tagChanges(userId, before, after))
  const former = total - (now.total - old.total)
  await moveTotals(trx, { savers: one(total > 0) - one(former > 0) })
}

type TagChange = { userId: string; tag: string; total: number; withImage: number }

async function countTags(trx: Database, userId: string, changes: TagChange[]): Promise<void> {
  if (changes.length === 0) return
  await trx
    .insertInto('savedTagCounters')
    .values(changes)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'tag']).doUpdateSet({
        total: sql`"savedTagCounters"."total" + excluded."total"`,
        withImage: sql`"savedTagCounters"."withImage" + excluded."withImage"`,
      }),
    )
    .execute()
  await trx
    .deleteFrom('savedTagCounters')
    .where('userId', '=', userId)
    .where(
      'tag',
      'in',
      changes.map((change) => change.tag),
    )
    .where('total', '=', 0)
    .execute()
}

function tagChanges(userId: string, before: Counted, after: Counted): TagChange[] {
  const names = new Set([...(before?.tags ?? []), ...(after?.tags ?? [])])
  return [...names]
    .map((tag) => {
      const was = before?.tags.includes(tag)
      const is = after?.tags.includes(tag)
      return {
        userId,
        tag,
        total: one(is) - one(was),
        withImage: one(is && after?.hasImage) - one(was && before?.hasImage),
      }
    })
    .filter((change) => change.total !== 0 || change.withImage !== 0)
}

/**
 * Takes the person out of those who keep a response, for good; belongs into the transaction that
 * deletes him.
 * @returns what moves the totals, to be called last
 */
export async function forgettingSaver(trx: Database, userId: string): Promise<() => Promise<void>> {
  const row = await trx
    .selectFrom('savedCounters')
    .select('total')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return () => moveTotals(trx, { savers: -one((row?.total ?? 0) > 0) })
}

/** The kept counters of a view without a search (SAVE-01). */
export async function keptTotals(
  db: Database,
  userId: string,
  view: SavedView,
): Promise<SavedTotals> {
  if (view.tag !== null) {
    const row = await db
      .selectFrom('savedTagCounters')
      .select(['total', 'withImage'])
      .where('userId', '=', userId)
      .where('tag', '=', view.tag)
      .executeTakeFirst()
    const withImage = row?.withImage ?? 0
    const total = view.filter === 'immagine' ? withImage : (row?.total ?? 0)
    return { total, withImage, withTags: total }
  }
  const row = await db
    .selectFrom('savedCounters')
    .select(['total', 'withImage', 'withTags', 'withBoth'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return { total: 0, withImage: 0, withTags: 0 }
  if (view.filter === 'immagine') {
    return { total: row.withImage, withImage: row.withImage, withTags: row.withBoth }
  }
  if (view.filter === 'tag') {
    return { total: row.withTags, withImage: row.withBoth, withTags: row.withTags }
  }
  return { total: row.total, withImage: row.withImage, withTags: row.withTags }
}
