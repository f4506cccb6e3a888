import type { SubscriptionsTable, UsersTable } from '../../db/schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import { type Stats, streaks } from './stats.ts'

/** A person's own record, with the specification's names (DATA-01). No password data. */
export type Profile = Omit<UsersTable, 'id' | 'searchText'> & {
  uid: string
  subscription: Omit<SubscriptionsTable, 'userId'> | null
  stats: Stats
  /** The chapters done, each as 'guideId/chapterTitle', in the order they were done. */
  completedSteps: string[]
}

type DoneChapter = {
  guideId: string
  title: string
  duration: number
  completedAt: Date
}

/** The record of the acting user. @throws when there is no such person */
export async function readProfile(db: Database, user: { id: string }): Promise<Profile> {
  const {
    id,
    searchText: _,
    ...fields
  } = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', id)
    .executeTakeFirst()
  const done = await chaptersDone(db, id)
  const sizes = await chaptersOfGuides(db, [...new Set(done.map(({ guideId }) => guideId))])
  return {
    uid: id,
    ...fields,
    subscription: subscription ? withoutUser(subscription) : null,
    stats: statsOf(done, sizes, new Date()),
    completedSteps: done.map(({ guideId, title }) => `${guideId}/${title}`),
  }
}

const withoutUser = ({ userId: _, ...subscription }: SubscriptionsTable) => subscription

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

function statsOf(done: DoneChapter[], sizes: Map<string, number>, now: Date): Stats {
  const perGuide = Map.groupBy(done, ({ guideId }) => guideId)
  const completed = [...perGuide].filter(([guideId, steps]) => steps.length === sizes.get(guideId))
  return {
    lessonsCompleted: completed.length,
    lessonsBegun: perGuide.size,
    totalTimeSpent: done.reduce((sum, { duration }) => sum + duration, 0),
    achievementsUnlocked: 0,
    ...streaks(
      done.map(({ completedAt }) => completedAt),
      now,
    ),
  }
}
