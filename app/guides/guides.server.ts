import { holdsAll, searchColumn, searchWords } from '../../db/normalize.ts'
import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { difficulties } from '../records/content/content.ts'
import {
  fromPublished,
  type PublishedRecord,
  published,
} from '../records/store/published.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'
import type { BegunGuide, GuideItem } from './guide.ts'
import { guideNoun, type StoredGuide } from './guide-noun.ts'
import type { GuideView } from './guide-view.ts'
import { doneChapters, doneOf } from './progress/done-chapters.server.ts'

type Guide = PublishedRecord<StoredGuide>

/** Level by level, and in each the shortest first. */
const inOrder = fromPublished(guideNoun, (guides) =>
  [...guides.values()].sort(
    (one, other) =>
      levelOf(one) - levelOf(other) ||
      one.content.duration - other.content.duration ||
      (one.id < other.id ? -1 : 1),
  ),
)

const levelOf = ({ content }: Guide) => difficulties.indexOf(content.difficulty)

const searched = new WeakMap<Guide, string>()

/** Title and description as a search reads them, normalized once for each version of a guide. */
function searchText(guide: Guide): string {
  const known = searched.get(guide)
  if (known !== undefined) return known
  const text = searchColumn([guide.content.title, guide.content.description])
  searched.set(guide, text)
  return text
}

/**
 * The published guides, level by level and in each the shortest first, with `user`'s progress. The search finds words of title and description, in any order and inside words.
 */
export async function listPublishedGuides(
  db: Database,
  user: Owner,
  { difficulty, query }: GuideView,
): Promise<GuideItem[]> {
  const all = await inOrder(db)
  const words = searchWords(query)
  const found = all.filter(
    (guide) =>
      (difficulty === null || guide.content.difficulty === difficulty) &&
      (words.length === 0 || holdsAll(searchText(guide), words)),
  )
  const ids = found.map(({ id }) => id)
  return readItems(db, user, ids)
}

/** How many guides a tool shows. */
const mostOfTool = 50

/** The published guides of a tool, in the order of the list. */
export async function listGuidesOfTool(
  db: Database,
  user: Owner,
  toolId: string,
): Promise<GuideItem[]> {
  const ofTool = (await inOrder(db)).filter(({ content }) => content.toolId === toolId)
  const ids = ofTool.slice(0, mostOfTool).map(({ id }) => id)
  return readItems(db, user, ids)
}

/** The cards of these guides, in this order. */
async function readItems(db: Database, user: Owner, ids: readonly string[]): Promise<GuideItem[]> {
  const [guides, done] = await Promise.all([published(db, guideNoun), doneOf(db, user, ids)])
  const categories = await toolCategories(
    db,
    ids.flatMap((id) => guides.get(id)?.content.toolId ?? []),
  )
  return ids.flatMap((id): GuideItem[] => {
    const guide = guides.get(id)
    if (!guide) return []
    const { chapters, toolId, title, description, difficulty, duration } = guide.content
    const { imageUrl, rating } = guide.content
    const isDone = (chapter: { id: string }) => done.get(id)?.has(chapter.id)
    return [
      {
        ...{ id, title, description, difficulty, duration, imageUrl, rating },
        toolCategory: categories.get(toolId) ?? '',
        done: chapters.filter(isDone).length,
        total: chapters.length,
      },
    ]
  })
}

/**
 * The categories of some tools, those that are not active too: a guide that everybody sees may
 * belong to one of them.
 */
async function toolCategories(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const active = await published(db, toolNoun)
  const known = new Map(
    ids.flatMap((id) => {
      const tool = active.get(id)
      return tool ? [[id, tool.content.category] as const] : []
    }),
  )
  const hidden = [...new Set(ids)].filter((id) => !known.has(id))
  if (hidden.length === 0) return known
  const rows = await db
    .selectFrom('records')
    .select(['id', 'facet'])
    .where('noun', '=', 'tool')
    .where('id', 'in', hidden)
    .execute()
  return new Map([...known, ...rows.map(({ id, facet }) => [id, facet] as const)])
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
  const [guides, rows] = await Promise.all([
    published(db, guideNoun),
    doneChapters(db, user.id).execute(),
  ])
  const begun = [...Map.groupBy(rows, ({ guideId }) => guideId)].flatMap(([id, steps]) => {
    const guide = guides.get(id)
    return guide ? (begunGuide(guide, steps) ?? []) : []
  })
  return begun
    .sort(
      (one, other) =>
        other.lastDoneAt.getTime() - one.lastDoneAt.getTime() || (one.id < other.id ? -1 : 1),
    )
    .slice(0, most)
}

type Step = { chapterId: string; completedAt: Date }

/** null: none of its chapters is done, or all. */
function begunGuide({ id, content }: Guide, steps: readonly Step[]): BegunGuide | null {
  const { chapters, title, imageUrl, difficulty } = content
  const whenDone = new Map(steps.map(({ chapterId, completedAt }) => [chapterId, completedAt]))
  const done = chapters.filter((chapter) => whenDone.has(chapter.id))
  const position = chapters.findIndex((chapter) => !whenDone.has(chapter.id))
  const next = chapters[position]
  if (done.length === 0 || !next) return null
  const moments = done.map((chapter) => whenDone.get(chapter.id)?.getTime() ?? 0)
  return {
    ...{ id, title, imageUrl, difficulty, done: done.length, total: chapters.length },
    lastDoneAt: new Date(Math.max(...moments)),
    next: { id: next.id, title: next.title, duration: next.duration, position },
  }
}
