import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { readAuthData } from './auth-data.server.ts'
import { createPasswordUser, recordSignIn } from './user-record.server.ts'

const env = parseEnv({ GOOGLE_CLIENT_ID: 'uno', GOOGLE_CLIENT_SECRET: 'due' })

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

test('ADMD-06 the values of a person who signs in with Google', async () => {
  const db = await testDatabase()
  const user = await testUser(db, { name: 'Bruno' })
  const now = new Date()
  await db.updateTable('users').set({ emailVerified: true }).where('id', '=', user.id).execute()
  await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      userId: user.id,
      accountId: 'google-1',
      providerId: 'google',
      password: null,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  expect(await readAuthData({ db, env }, { id: user.id, givenRole: 'customer' })).toMatchObject({
    emailVerified: true,
    methods: { hasPassword: false, providers: [{ id: 'google', name: 'Google' }] },
    subscription: null,
    stats: { lessonsCompleted: 0, guidesBegun: 0, achievementsUnlocked: 0 },
  })
  await recordSignIn(db, user.id)
  const after = await readAuthData({ db, env }, { id: user.id, givenRole: 'customer' })
  expect(after?.subscription).toEqual({ plan: 'free', status: 'active' })
})

test('ERR-47 who has no record has no data', async () => {
  const db = await testDatabase()
  expect(await readAuthData({ db, env }, { id: 'nessuno', givenRole: 'customer' })).toBeNull()
})
