import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { storeRecord } from '../../../tests/harness/records.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { readProfile } from './profile.server.ts'

const now = new Date()

const guideWith = (db: Database, id: string, durations: number[]) =>
  storeRecord(
    db,
    guideNoun,
    id,
    guideNoun.schema.parse({
      ...{ title: `Guida ${id}`, description: 'Breve', toolId: 'tool' },
      chapters: durations.map((duration, position) => ({
        id: `${id}-${position}`,
        title: `Passo ${position + 1}`,
        duration,
      })),
    }),
  )

const complete = (db: Database, userId: string, guideId: string, position: number, at: Date) =>
  db
    .insertInto('chapterCompletions')
    .values({ userId, guideId, chapterId: `${guideId}-${position}`, completedAt: at })
    .execute()

test('DATA-01 DATA-04 the own record: progress counted from what was done, nothing of others', async () => {
  const db = await testDatabase()
  const tool = { name: 'Strumento', description: 'Scrive.', category: 'Scrittura' }
  await storeRecord(db, toolNoun, 'tool', toolNoun.schema.parse(tool))
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
