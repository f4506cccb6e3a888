import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { readProfile } from './profile.server.ts'

const now = new Date()
const dates = { createdAt: now, updatedAt: now }

async function guideWith(db: Database, id: string, durations: number[]) {
  await db
    .insertInto('guides')
    .values({
      id,
      toolId: 'tool',
      title: `Guida ${id}`,
      description: '',
      difficulty: 'beginner',
      duration: 10,
      imageUrl: null,
      rating: 4,
      isPublished: true,
      prerequisites: [],
      relatedGuides: [],
      verifiedAt: null,
      searchText: '',
      ...dates,
    })
    .execute()
  await db
    .insertInto('chapters')
    .values(
      durations.map((duration, position) => ({
        id: `${id} ${position}`,
        guideId: id,
        position,
        title: `Passo ${position + 1}`,
        description: '',
        content: '',
        duration,
        exercises: [],
      })),
    )
    .execute()
}

const complete = (db: Database, userId: string, guideId: string, position: number, at: Date) =>
  db
    .insertInto('chapterCompletions')
    .values({ userId, guideId, chapterId: `${guideId} ${position}`, completedAt: at })
    .execute()

test('DATA-01 DATA-04 the own record: progress counted from what was done, nothing of others', async () => {
  const db = await testDatabase()
  await db
    .insertInto('tools')
    .values({
      id: 'tool',
      name: 'Strumento',
      description: '',
      imageUrl: null,
      category: 'scrittura',
      pricing: { hasFree: true, startingPrice: '', description: '' },
      rating: 4,
      url: 'https://esempio.it',
      features: [],
      difficulty: 'beginner',
      isActive: true,
      verifiedAt: null,
      searchText: '',
      ...dates,
    })
    .execute()
  await guideWith(db, 'finita', [5, 7])
  await guideWith(db, 'iniziata', [20, 30])
  const user = await testUser(db, { name: 'Ada' })
  const other = await testUser(db)
  const yesterday = new Date(Date.now() - 86_400_000)
  await complete(db, user.id, 'finita', 1, yesterday)
  await complete(db, user.id, 'finita', 0, new Date(now.getTime() - 1000))
  await complete(db, user.id, 'iniziata', 0, now)
  await complete(db, other.id, 'iniziata', 1, now)
  const profile = await readProfile(db, user)
  expect(profile.stats).toEqual({
    lessonsCompleted: 1,
    guidesBegun: 2,
    totalTimeSpent: 32,
    achievementsUnlocked: 2,
    currentStreak: 2,
    longestStreak: 2,
  })
  expect(profile.completedSteps).toEqual(['finita/Passo 2', 'finita/Passo 1', 'iniziata/Passo 1'])
  expect(profile).toMatchObject({ uid: user.id, name: 'Ada', email: user.email })
  expect(JSON.stringify(profile)).not.toMatch(/password|searchText/)
})
