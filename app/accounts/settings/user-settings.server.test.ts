import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { failureCode } from '../../../tests/harness/failure-code.ts'
import { listUsers } from '../users-list.server.ts'
import { readUserSettings, saveUserSettings } from './user-settings.server.ts'

const wish = { name: 'Maria Verdi', city: 'Treviglio', techLevel: 'advanced' as const }

test('ADMU-04 an administrator changes the settings of a person, whose open screens follow', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const user = await testUser(db, { name: 'Maria Rossi', email: 'maria@posta.it' })
  const shown = await readUserSettings(db, admin, user.id)
  expect(shown).toMatchObject({
    id: user.id,
    name: 'Maria Rossi',
    email: 'maria@posta.it',
    city: 'Bergamo',
    techLevel: 'beginner',
    updatedAt: user.updatedAt,
  })
  await saveUserSettings(db, admin, user.id, wish, shown.updatedAt)
  expect(await readUserSettings(db, admin, user.id)).toMatchObject(wish)
  const all = { kind: 'addressed', sort: 'newest', role: 'all', state: 'all', page: 1 } as const
  const found = await listUsers(db, admin, { ...all, query: 'verdi maria@posta' })
  expect(found.items.map((item) => item.id)).toEqual([user.id])
})

test('ADMU-04 what was changed meanwhile is not lost unseen', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const user = await testUser(db)
  const updatedAt = new Date('2026-01-02T03:04:05.678Z')
  await db.updateTable('users').set({ updatedAt }).where('id', '=', user.id).execute()
  await saveUserSettings(db, admin, user.id, { ...wish, city: 'Seriate' }, updatedAt)
  expect(await failureCode(saveUserSettings(db, admin, user.id, wish, updatedAt))).toBe('CONFLICT')
  expect((await readUserSettings(db, admin, user.id)).city).toBe('Seriate')
})
