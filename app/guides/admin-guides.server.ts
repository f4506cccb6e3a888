import { type SqlBool, sql } from 'kysely'
import type { Difficulty } from '../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import { firstLineContains } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { type ContentPage, listContent } from '../records/list/content-list.server.ts'
import { countedLearners } from './guide.ts'
import { guideRow } from './guide-rows.server.ts'

/** What an administrator asks of the list of guides. */
export type GuideListView = {
  /** As typed; '' for all. */
  query: string
  /** null: drafts and published guides. */
  isPublished: boolean | null
  order: 'called' | 'changed'
  /** The page goes on after the guide with this id, or ends before it. */
  after: string | null
  before: string | null
}

/** A guide in the administrators' list. */
export type ListedGuide = {
  id: string
  title: string
  toolName: string
  difficulty: Difficulty
  isPublished: boolean
  /** Minutes. */
  duration: number
  rating: number
  chapters: number
  /** People who have done something of it, up to `countedLearners` and one more. */
  learners: number
  updatedAt: Date
}

export type GuideListPage = Omit<ContentPage, 'ids'> & { items: ListedGuide[] }

/** The search also finds guides by the name of their tool. */
const byTool = (db: Database) => (text: string) =>
  sql<SqlBool>`r."toolId" in (select t."id" from "tools" as t where ${firstLineContains(db, sql<string>`t."searchText"`, text)})`

/**
 * A page of all guides, drafts included. The search matches inside words of title,
 * description and the tool's name.
 * @throws KnownFailure 403 for customers
 */
export async function listGuidesForAdmin(
  db: Database,
  actor: Actor,
  { query, isPublished, order, after, before }: GuideListView,
): Promise<GuideListPage> {
  requireAdministrator(actor)
  const { ids, ...page } = await listContent(db, {
    table: 'guides',
    order,
    having: isPublished === null ? {} : { isPublished },
    query,
    after,
    before,
    isFoundToo: byTool(db),
  })
  return { ...page, items: await readItems(db, ids) }
}

/** The rows of these guides, in this order. */
async function readItems(db: Database, ids: string[]): Promise<ListedGuide[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('guides as g')
    .innerJoin('tools as t', 't.id', 'g.toolId')
    .select(['g.id', 'g.title', 't.name as toolName', 'g.difficulty', 'g.isPublished'])
    .select(['g.duration', 'g.rating', 'g.updatedAt'])
    .select(({ selectFrom }) =>
      selectFrom('chapters')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('guideId', '=', 'g.id')
        .$asScalar()
        .as('chapters'),
    )
    .select(({ selectFrom }) =>
      selectFrom((from) =>
        from
          .selectFrom('chapterCompletions')
          .select('userId')
          .distinct()
          .whereRef('guideId', '=', 'g.id')
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('chapters as h')
                .select('h.id')
                .whereRef('h.id', '=', 'chapterCompletions.chapterId'),
            ),
          )
          // The order of the index: none of it is read beyond the limit.
          .orderBy('userId')
          .limit(countedLearners + 1)
          .as('learners'),
      )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .as('learners'),
    )
    .where('g.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, chapters: row.chapters ?? 0, learners: row.learners ?? 0 }] : []
  })
}

/**
 * A guide as its form begins with it, and what there is to know beside the form.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export async function readGuideForEdit(db: Database, actor: Actor, id: string) {
  requireAdministrator(actor)
  const { searchText: _, ...guide } = await guideRow(db, id)
  const [item] = await readItems(db, [id])
  const related = await findTitles(db, guide.relatedGuides)
  return { guide, toolName: item?.toolName ?? '', learners: item?.learners ?? 0, related }
}

/** A record that a form may choose. */
export type Choice = { id: string; title: string }

/** Titles of guides, in the order of their ids. */
async function findTitles(db: Database, ids: readonly string[]): Promise<Choice[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('guides')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
