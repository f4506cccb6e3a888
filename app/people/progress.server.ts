import { sql } from 'kysely'
import { type OwnAchievement, ownAchievements } from '../guides/progress/achievements.ts'
import type { Database } from '../platform/db/database.server.ts'
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
  const done = await chaptersDone(db, user.id)
  const sizes = await chaptersOfGuides(db, [...new Set(done.map(({ guideId }) => guideId))])
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

const chaptersDone = (db: Database, userId: string): Promise<DoneChapter[]> =>
  db
    .selectFrom('chapterCompletions')
    .innerJoin('chapters', 'chapters.id', 'chapterCompletions.chapterId')
    .select([
      'chapters.guideId',
      'chapters.title',
      'chapters.duration',
      'chapterCompletions.completedAt',
    ])
    .where('chapterCompletions.userId', '=', userId)
    .orderBy('chapterCompletions.completedAt')
    .orderBy('chapters.position')
    .execute()

/** How many chapters each of these guides has. */
async function chaptersOfGuides(db: Database, guideIds: string[]): Promise<Map<string, number>> {
  if (guideIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chapters')
    .select(({ fn }) => ['guideId', fn.countAll<number>().as('chapters')])
    .where('guideId', 'in', guideIds)
    .groupBy('guideId')
    .execute()
  return new Map(rows.map(({ guideId, chapters }) => [guideId, chapters]))
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
  const rows = await db
    .selectFrom(
      db
        .selectFrom('chapterCompletions')
        .innerJoin('chapters as h', 'h.id', 'chapterCompletions.chapterId')
        .select(({ fn, selectFrom }) => [
          'userId',
          fn.countAll<number>().as('done'),
          selectFrom('chapters')
            .select((chapters) => chapters.fn.countAll<number>().as('all'))
            .whereRef('chapters.guideId', '=', 'h.guideId')
            .as('all'),
        ])
        .where('userId', 'in', userIds)
        .groupBy(['userId', 'h.guideId'])
        .as('begun'),
    )
    .select(({ fn }) => [
      'userId',
      fn.countAll<number>().as('guidesBegun'),
      sql<number>`sum(case when "done" = "all" then 1 else 0 end)`.as('guidesCompleted'),
    ])
    .groupBy('userId')
    .execute()
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]))
}
