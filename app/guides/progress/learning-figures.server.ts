import { type RawBuilder, sql } from 'kysely'
import { readBesideLoop } from '../../platform/db/beside-the-loop.server.ts'
import { type Database, engineOf } from '../../platform/db/database.server.ts'
import { romanDayColumn } from '../../platform/db/roman-day.server.ts'
import { keptBriefly } from '../../platform/kept-briefly.server.ts'
import { published } from '../../records/store/published.server.ts'
import { guideNoun } from '../guide-noun.ts'
import { type Achievement, achievements } from './achievements.ts'

/** What people have done of one guide. */
export type GuideFigures = {
  id: string
  title: string
  /** People who have done a chapter of it. */
  begun: number
  /** Those of them who have done all. */
  finished: number
  /** How many have done each chapter, in the guide's order. */
  chapters: { title: string; people: number }[]
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

/** What everybody has done: counted now, or at most a minute ago. */
export const learningFigures = keptBriefly<LearningFigures>(countLearning)

/** Counts what everybody has done. A million chapters take seconds, beside what serves people. */
export async function countLearning(db: Database): Promise<LearningFigures> {
  const countedAt = new Date()
  const guides = await readGuides(db)
  const there = chaptersIn(db, guides)
  const [groups, chapters, totals] = await Promise.all([
    readBesideLoop(db, learnersByGuide(there)),
    readBesideLoop(db, peopleByChapter(there)),
    readBesideLoop(db, achievementsReached(db, there)),
  ])
  const byGuide = Map.groupBy(groups, ({ guideId }) => guideId)
  const done = Map.groupBy(chapters, ({ guideId }) => guideId)
  const begun = guides.flatMap((guide) => {
    const learners = byGuide.get(guide.id)
    return learners ? [figuresOfGuide(guide, learners, done.get(guide.id) ?? [])] : []
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

type Guide = { id: string; title: string; chapters: { id: string; title: string }[] }

/** What everybody sees: what is done of it counts. */
async function readGuides(db: Database): Promise<Guide[]> {
  const guides = [...(await published(db, guideNoun)).values()]
  return guides.map(({ id, content: { title, chapters } }) => ({ id, title, chapters }))
}

/** The chapters that are there, each with its guide and its place, as rows of a statement. */
function chaptersIn(db: Database, guides: readonly Guide[]): RawBuilder<unknown> {
  const rows = guides.flatMap((guide) =>
    guide.chapters.map((chapter, position) => [guide.id, chapter.id, position]),
  )
  const list = JSON.stringify(rows)
  return engineOf(db) === 'postgres'
    ? sql`select j->>0 as "guideId", j->>1 as "id", (j->>2)::integer as "position"
        from jsonb_array_elements(${list}::text::jsonb) as j`
    : sql`select j."value"->>0 as "guideId", j."value"->>1 as "id", j."value"->>2 as "position"
        from json_each(${list}) as j`
}

/** Those of a guide's learners who stand alike: the last chapter they did, and whether it is all. */
type Learners = { guideId: string; last: number; isWhole: number; people: number }

/** How many have done the chapter at a place of a guide; a place that is missing: nobody. */
type Done = { guideId: string; position: number; people: number }

function figuresOfGuide(
  { id, title, chapters }: Guide,
  learners: Learners[],
  done: Done[],
): GuideFigures {
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
    chapters: chapters.map((chapter, place) => ({
      title: chapter.title,
      people: sum(done.filter(({ position }) => position === place).map(({ people }) => people)),
    })),
    stop: most ? { title: chapters[most.last]?.title ?? '', people: most.people } : null,
  }
}

/** A guide is begun with one chapter and finished with all; what is not there does not count. */
const learnersByGuide = (there: RawBuilder<unknown>) => sql<Learners>`
  with
    "chapters" as materialized (${there}),
    "lessons" as (
      select h."guideId", count(*) as "done", max(h."position") as "last"
      from "chapters" h
        join "chapterCompletions" c on c."guideId" = h."guideId" and c."chapterId" = h."id"
      group by h."guideId", c."userId"
    ),
    "sizes" as (select "guideId", count(*) as "size" from "chapters" group by "guideId")
  select
    l."guideId", l."last", case when l."done" = z."size" then 1 else 0 end as "isWhole",
    count(*) as "people"
  from "lessons" l join "sizes" z on z."guideId" = l."guideId"
  group by 1, 2, 3`

const peopleByChapter = (there: RawBuilder<unknown>) => sql<Done>`
  with "chapters" as materialized (${there})
  select h."guideId", h."position", count(*) as "people"
  from "chapters" h
    join "chapterCompletions" c on c."guideId" = h."guideId" and c."chapterId" = h."id"
  group by 1, 2`

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

/** By the rules of `readProgress` (app/accounts/progress.server.ts) and of achievements.ts. */
const achievementsReached = (db: Database, there: RawBuilder<unknown>) => sql<{
  achievements: number | null
}>`
  with
    "chapters" as materialized (${there}),
    "done" as (
      select c."userId", h."guideId", c."completedAt"
      from "chapters" h
        join "chapterCompletions" c on c."guideId" = h."guideId" and c."chapterId" = h."id"
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
