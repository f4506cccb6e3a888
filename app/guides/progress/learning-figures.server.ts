import { type RawBuilder, sql } from 'kysely'
import { readBesideLoop } from '../../platform/db/beside-the-loop.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { romanDayColumn } from '../../platform/db/roman-day.server.ts'
import { type Achievement, achievements } from './achievements.ts'

/** What people have done of one guide. */
export type GuideFigures = {
  id: string
  title: string
  /** People who have done a chapter of it. */
  begun: number
  /** Those of them who have done all. */
  finished: number
  /** The chapter after which most of the others go no further; null: all who began have finished. */
  stop: { title: string; people: number } | null
}

/** What everybody has done, counted from the rows. */
export type LearningFigures = {
  countedAt: Date
  /** The sums of everybody's stats.guidesBegun and stats.lessonsCompleted. */
  begun: number
  finished: number
  /** The sum of everybody's stats.achievementsUnlocked. */
  achievements: number
  /** The guides that somebody has begun, the most begun first. */
  guides: GuideFigures[]
}

/** The figures hold for five times as long as it took to count them, and for a minute at most. */
const keptFor = 5
const longestKept = 60_000

type Kept = { until: number; figures: Promise<LearningFigures> }

const kept = new WeakMap<Database, Kept>()

/** What everybody has done: counted now, or at most a minute ago. */
export function learningFigures(db: Database): Promise<LearningFigures> {
  const last = kept.get(db)
  if (last && performance.now() < last.until) return last.figures
  const figures = countLearning(db)
  const now: Kept = { until: Number.POSITIVE_INFINITY, figures }
  kept.set(db, now)
  const begin = performance.now()
  figures.then(
    () => {
      const end = performance.now()
      now.until = end + Math.min((end - begin) * keptFor, longestKept)
    },
    () => {
      now.until = 0
    },
  )
  return figures
}

/** Counts what everybody has done. A million chapters take seconds, beside what serves people. */
export async function countLearning(db: Database): Promise<LearningFigures> {
  const countedAt = new Date()
  const [groups, totals, guides] = await Promise.all([
    readBesideLoop(db, learnersByGuide),
    readBesideLoop(db, achievementsReached(db)),
    readGuides(db),
  ])
  const byGuide = Map.groupBy(groups, ({ guideId }) => guideId)
  const begun = guides.flatMap((guide) => {
    const learners = byGuide.get(guide.id)
    return learners ? [figuresOfGuide(guide, learners)] : []
  })
  return {
    countedAt,
    begun: sum(begun.map((guide) => guide.begun)),
    finished: sum(begun.map((guide) => guide.finished)),
    achievements: Number(totals[0]?.achievements ?? 0),
    guides: begun.toSorted((one, other) => other.begun - one.begun),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

type Guide = { id: string; title: string; chapters: Map<number, string> }

async function readGuides(db: Database): Promise<Guide[]> {
  const guides = await db.selectFrom('guides').select(['id', 'title']).orderBy('id').execute()
  const chapters = await db
    .selectFrom('chapters')
    .select(['guideId', 'position', 'title'])
    .execute()
  const byGuide = Map.groupBy(chapters, ({ guideId }) => guideId)
  return guides.map((guide) => ({
    ...guide,
    chapters: new Map(
      (byGuide.get(guide.id) ?? []).map(({ position, title }) => [position, title]),
    ),
  }))
}

/** Those of a guide's learners who stand alike: the last chapter they did, and whether it is all. */
type Learners = { guideId: string; last: number; isWhole: number; people: number }

function figuresOfGuide({ id, title, chapters }: Guide, learners: Learners[]): GuideFigures {
  const [others, finished] = [0, 1].map((whole) =>
    learners.filter(({ isWhole }) => Number(isWhole) === whole),
  ) as [Learners[], Learners[]]
  const most = others.toSorted(
    (one, other) => other.people - one.people || one.last - other.last,
  )[0]
  return {
    id,
    title,
    begun: sum(learners.map(({ people }) => people)),
    finished: sum(finished.map(({ people }) => people)),
    stop: most ? { title: chapters.get(most.last) ?? '', people: most.people } : null,
  }
}

/** A guide is begun with one chapter and finished with all; what is not there does not count. */
const learnersByGuide = sql<Learners>`
  with
    "lessons" as (
      select h."guideId", count(*) as "done", max(h."position") as "last"
      from "chapterCompletions" c join "chapters" h on h."id" = c."chapterId"
      group by h."guideId", c."userId"
    ),
    "sizes" as (select "guideId", count(*) as "size" from "chapters" group by "guideId")
  select
    l."guideId", l."last", case when l."done" = z."size" then 1 else 0 end as "isWhole",
    count(*) as "people"
  from "lessons" l join "sizes" z on z."guideId" = l."guideId"
  group by 1, 2, 3`

const columns: Record<Achievement['deed'], string> = {
  chaptersDone: 'p.chaptersDone',
  guidesCompleted: 'p.finished',
  longestStreak: 's.longest',
  hasSaved: 'k.hasSaved',
}

const reached = achievements.map(
  ({ deed, atLeast }): RawBuilder<unknown> =>
    sql`case when ${sql.ref(columns[deed])} >= ${sql.lit(atLeast)} then 1 else 0 end`,
)

/** By the rules of `readProgress` (app/people/progress.server.ts) and of achievements.ts. */
const achievementsReached = (db: Database) => sql<{ achievements: number | null }>`
  with
    "done" as (
      select c."userId", h."guideId", c."completedAt"
      from "chapterCompletions" c join "chapters" h on h."id" = c."chapterId"
    ),
    "lessons" as (
      select "userId", "guideId", count(*) as "done" from "done" group by "userId", "guideId"
    ),
    "sizes" as (select "guideId", count(*) as "size" from "chapters" group by "guideId"),
    "people" as (
      select
        l."userId", sum(l."done") as "chaptersDone",
        sum(case when l."done" = z."size" then 1 else 0 end) as "finished"
      from "lessons" l join "sizes" z on z."guideId" = l."guideId"
      group by l."userId"
    ),
    "days" as (select distinct "userId", ${romanDayColumn(db, 'completedAt')} as "day" from "done"),
    "runs" as (
      select "userId", "day" - row_number() over (partition by "userId" order by "day") as "run"
      from "days"
    ),
    "lengths" as (select "userId", count(*) as "days" from "runs" group by "userId", "run"),
    "streaks" as (select "userId", max("days") as "longest" from "lengths" group by "userId"),
    "keepers" as (
      select distinct "userId", 1 as "hasSaved" from "savedResponses" where "deletedAt" is null
    ),
    "all" as (select "userId" from "people" union select "userId" from "keepers")
  select sum(${sql.join(reached, sql` + `)}) as "achievements"
  from "all" a
    left join "people" p on p."userId" = a."userId"
    left join "streaks" s on s."userId" = a."userId"
    left join "keepers" k on k."userId" = a."userId"`
