import { expect, test } from 'vitest'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { testDatabase } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { readAuthData } from './auth-data.server.ts'
import { createPasswordUser } from './user-record.server.ts'

const env = parseEnv({})

const finishFirstGuide = (db: Database, userId: string) =>
  db
    .insertInto('chapterCompletions')
    .values(
      chatgptBasics.chapters.map(({ id }) => ({
        ...{ userId, guideId: chatgptBasics.id, chapterId: id },
        completedAt: new Date(),
      })),
    )
    .execute()

test('ADMD-06 the twelve values of a person who signs in with a password', async () => {
  const db = await testDatabase({ seeded: true })
  const person = { name: 'Ada', email: 'Ada@Esempio.it', password: 'rondine' }
  const id = await createPasswordUser(db, person, { city: 'Bergamo' })
  await finishFirstGuide(db, id)
  expect(await readAuthData({ db, env }, { id, givenRole: 'customer' })).toEqual({
    uid: id,
    email: 'ada@esempio.it',
    emailVerified: false,
    methods: { hasPassword: true, providers: [] },
    name: 'Ada',
    techLevel: 'beginner',
    city: 'Bergamo',
    subscription: { plan: 'free', status: 'active' },
    stats: { lessonsCompleted: 1, guidesBegun: 1, achievementsUnlocked: 2 },
  })
})
