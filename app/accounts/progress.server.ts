import { guideNoun } from '../guides/guide-noun.ts'
import { type OwnAchievement, ownAchievements } from '../guides/progress/achievements.ts'
import { doneChapters } from '../guides/progress/done-chapters.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { fromPublished, published } from '../records/store/published.server.ts'
import { type Stats, streaks } from './stats.ts'
import type { GuidesDone } from './users.ts'

type DoneChapter = {
  guideId: string
  title: string
  duration: number
  completedAt: Date
}

/** What a person has done, counted from the chapters and responses that are stored. */
export type Progress = {
  stats: Stats
  achievements: OwnAchievement[]
  /** The chapters done, each as 'guideId/chapterTitle', in the order they were done. */
  completedSteps: string[]
}

/** The progress of the acting user; nothing is written. */
export async function readProgress(
  db: Database,
  user: { id: string },
  now = new Date(),
): Promise<Progress> {
  const chapters = await chaptersThere(db)
  const done = await chaptersDone(db, user.id, chapters)
  const sizes = new Map([...chapters].map(([guideId, { size }]) => [guideId, size]))
  const figures = countFigures(done, sizes, now)
  const hasSaved = await savedAny(db, user.id)
  const achievements = ownAchievements({
    chaptersDone: done.length,
    guidesCompleted: figures.lessonsCompleted,
    longestStreak: figures.longestStreak,
    hasSaved,
  })
  const achievementsUnlocked = achievements.filter(({ isReached }) => isReached).length
  return {
    stats: { ...figures, achievementsUnlocked },
    achievements,
    completedSteps: done.map(({ guideId, title }) => `${guideId}/${title}`),
  }
}

/** The chapters that count, by guide: those of the published ones. */
const chaptersThere = fromPublished(
  guideNoun,
  (guides) =>
    new Map(
      [...guides.values()].map(({ id, content }) => [
        id,
        new Map(
          content.chapters.map(({ id: chapterId, title, duration }, position) => [
            chapterId,
            { title, duration, position },
          ]),
        ),
      ]),
    ),
)

type ChaptersThere = Awaited<ReturnType<typeof chaptersThere>>

async function chaptersDone(
  db: Database,
  userId: string,
  there: ChaptersThere,
): Promise<DoneChapter[]> {
  const rows = await doneChapters(db, userId).execute()
  return rows
    .flatMap(({ guideId, chapterId, completedAt }) => {
      const chapter = there.get(guideId)?.get(chapterId)
      return chapter ? [{ guideId, completedAt, ...chapter }] : []
    })
    .sort(
      (one, other) =>
        one.completedAt.getTime() - other.completedAt.getTime() || one.position - other.position,
    )
}

async function savedAny(db: Database, userId: string): Promise<boolean> {
  const saved = await db
    .selectFrom('savedResponses')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return saved !== undefined
}

function countFigures(
  done: DoneChapter[],
  sizes: Map<string, number>,
  now: Date,
): Omit<Stats, 'achievementsUnlocked'> {
  const perGuide = Map.groupBy(done, ({ guideId }) => guideId)
  const completed = [...perGuide].filter(([guideId, steps]) => steps.length === sizes.get(guideId))
  return {
    lessonsCompleted: completed.length,
    guidesBegun: perGuide.size,
    totalTimeSpent: done.reduce((sum, { duration }) => sum + duration, 0),
    ...streaks(
      done.map(({ completedAt }) => completedAt),
      now,
    ),
  }
}

/**
 * How many guides these people have completed and begun, by their ids; who did nothing is missing.
 * One query for all of them, from the chapters they completed and that are there; `readProgress`
 * counts those of one person by the same rule.
 */
export async function countGuidesDone(
  db: Database,
  userIds: string[],
): Promise<Map<string, GuidesDone>> {
  if (userIds.length === 0) return new Map()
  const guides = await published(db, guideNoun)
  const rows = await db
    .selectFrom('chapterCompletions')
    .select(['userId', 'guideId', 'chapterId'])
    .where('userId', 'in', userIds)
    .execute()
  const counts = new Map<string, GuidesDone>()
  const done = Map.groupBy(rows, ({ userId, guideId }) => `${userId} ${guideId}`)
  for (const [first, ...others] of done.values()) {
    if (!first) continue
    const steps = new Set([first, ...others].map(({ chapterId }) => chapterId))
    const chapters = guides.get(first.guideId)?.content.chapters ?? []
    const there = chapters.filter(({ id }) => steps.has(id)).length
    if (there === 0) continue
    const { guidesBegun, guidesCompleted } = counts.get(first.userId) ?? {
      guidesBegun: 0,
      guidesCompleted: 0,
    }
    counts.set(first.userId, {
      guidesBegun: guidesBegun + 1,
      guidesCompleted: guidesCompleted + (there === chapters.length ? 1 : 0),
    })
  }
  return counts
}
