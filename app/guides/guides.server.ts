import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../db/fold.ts'
import type { Owner } from '../platform/actor.server.ts'
import { containsWords } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { difficulties } from '../records/content/content.ts'
import { pageOf } from '../records/list/list-page.ts'
import { readWholeList } from '../records/list/read-list.server.ts'
import type { BegunGuide, GuideItem, NextChapter } from './guide.ts'
import type { GuideView } from './guide-view.ts'

export type GuidePage = {
  items: GuideItem[]
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
}

/** Level by level, and in each the shortest first: nobody writes a guide of a million minutes. */
const levelOrder = sql<number>`${sql.raw(
  `case r."difficulty" ${difficulties.map((level, place) => `when '${level}' then ${place}`).join(' ')} end`,
)} * 1000000 + r."duration"`

/** The published guides that pass the tests, in the order of the list. */
const listPublished = (db: Database, tests: RawBuilder<SqlBool>[], after: string | null = null) =>
  readWholeList(db, {
    table: 'guides',
    key: levelOrder,
    direction: 'asc',
    tests: [sql`r."isPublished"`, ...tests],
    after,
    before: null,
  })

/**
 * A page of the published guides, level by level and in each the shortest first, with `user`'s
 * progress. The search finds words of title and description, in any order and inside words.
 */
export async function listPublishedGuides(
  db: Database,
  user: Owner,
  { difficulty, query, after }: GuideView,
): Promise<GuidePage> {
  const words = searchWords(query)
  const tests: RawBuilder<SqlBool>[] = []
  if (difficulty) tests.push(sql`r."difficulty" = ${difficulty}`)
  if (words.length > 0) tests.push(containsWords(db, sql<string>`r."searchText"`, words))
  const rows = await listPublished(db, tests, after)
  const { ids, next } = pageOf(rows, { before: null })
  return { items: await readItems(db, user, ids), next }
}

/** How many guides a tool shows. */
const mostOfTool = 50

/** The published guides of a tool, in the order of the list. */
export async function listGuidesOfTool(
  db: Database,
  user: Owner,
  toolId: string,
): Promise<GuideItem[]> {
  const rows = await listPublished(db, [sql`r."toolId" = ${toolId}`])
  const ids = rows.slice(0, mostOfTool).map(({ id }) => id)
  return readItems(db, user, ids)
}

/** The cards of these guides, in this order. */
async function readItems(db: Database, user: Owner, ids: string[]): Promise<GuideItem[]> {
  if (ids.length === 0) return []
  const [rows, chapters] = await Promise.all([
    db
      .selectFrom('guides as g')
      .innerJoin('tools as t', 't.id', 'g.toolId')
      .select(['g.id', 'g.title', 'g.description', 'g.difficulty', 'g.duration'])
      .select(['g.imageUrl', 'g.rating', 't.category as toolCategory'])
      .where('g.id', 'in', ids)
      .execute(),
    readChapters(db, user, ids),
  ])
  return ids.flatMap((id) => {
    const row = rows.find((guide) => guide.id === id)
    const steps = chapters.get(id) ?? []
    const done = steps.filter(({ isDone }) => isDone).length
    return row ? [{ ...row, done, total: steps.length }] : []
  })
}

/** How many guides the dashboard offers to go on with. */
const mostBegun = 3

/**
 * The published guides that `user` has begun and not finished, the latest worked at first, each
 * with the first chapter still to do.
 * @param most at most so many
 */
export async function listBegunGuides(
  db: Database,
  user: Owner,
  most: number = mostBegun,
): Promise<BegunGuide[]> {
  const begun = await db
    .selectFrom('chapterCompletions as c')
    .innerJoin('chapters as h', 'h.id', 'c.chapterId')
    .innerJoin('guides as g', 'g.id', 'h.guideId')
    .select(({ fn }) => [
      'h.guideId',
      fn.countAll<number>().as('done'),
      fn.max('c.completedAt').as('lastDoneAt'),
    ])
    .where('c.userId', '=', user.id)
    .where('g.isPublished', '=', true)
    .groupBy('h.guideId')
    .having(({ eb, fn, selectFrom }) =>
      eb(
        fn.countAll<number>(),
        '<',
        selectFrom('chapters')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .whereRef('chapters.guideId', '=', 'h.guideId'),
      ),
    )
    .orderBy('lastDoneAt', 'desc')
    .orderBy('h.guideId')
    .limit(most)
    .execute()
  if (begun.length === 0) return []
  const ids = begun.map(({ guideId }) => guideId)
  const [guides, chapters] = await Promise.all([
    db
      .selectFrom('guides')
      .select(['id', 'title', 'imageUrl', 'difficulty'])
      .where('id', 'in', ids)
      .execute(),
    readChapters(db, user, ids),
  ])
  const byId = new Map(guides.map((guide) => [guide.id, guide]))
  return begun.flatMap(({ guideId, done, lastDoneAt }) => {
    const guide = byId.get(guideId)
    const all = chapters.get(guideId) ?? []
    const next = all.find(({ isDone }) => !isDone)
    if (!guide || !next) return []
    const { isDone: _, ...nextChapter } = next
    // SQLite keeps moments as text, and an aggregate has no column type to turn it back by.
    const moment = new Date(lastDoneAt)
    return [{ ...guide, done, total: all.length, lastDoneAt: moment, next: nextChapter }]
  })
}

/** Whether `user` has ever done a chapter that is still there. */
export async function hasDoneChapters(db: Database, user: Owner): Promise<boolean> {
  const done = await db
    .selectFrom('chapterCompletions')
    .innerJoin('chapters', 'chapters.id', 'chapterCompletions.chapterId')
    .select('chapters.id')
    .where('chapterCompletions.userId', '=', user.id)
    .limit(1)
    .executeTakeFirst()
  return done !== undefined
}

/** The chapters of these guides in their order, and which of them `user` has done. */
async function readChapters(
  db: Database,
  user: Owner,
  guideIds: string[],
): Promise<Map<string, (NextChapter & { isDone: boolean })[]>> {
  const rows = await db
    .selectFrom('chapters as h')
    .leftJoin('chapterCompletions as c', (join) =>
      join.onRef('c.chapterId', '=', 'h.id').on('c.userId', '=', user.id),
    )
    .select(['h.id', 'h.guideId', 'h.title', 'h.duration', 'c.completedAt'])
    .where('h.guideId', 'in', guideIds)
    .orderBy('h.guideId')
    .orderBy('h.position')
    .orderBy('h.id')
    .execute()
  const perGuide = Map.groupBy(rows, ({ guideId }) => guideId)
  return new Map(
    [...perGuide].map(([guideId, chapters]) => [
      guideId,
      chapters.map(({ id, title, duration, completedAt }, position) => ({
        id,
        title,
        duration,
        position,
        isDone: completedAt !== null,
      })),
    ]),
  )
}
