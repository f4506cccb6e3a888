import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
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
  })
  await saveUserSettings(db, admin, user.id, wish)
  expect(await readUserSettings(db, admin, user.id)).toMatchObject(wish)
  const all = { kind: 'addressed', sort: 'newest', role: 'all', state: 'all', page: 1 } as const
  const found = await listUsers(db, admin, { ...all, query: 'verdi maria@posta' })
  expect(found.items.map((item) => item.id)).toEqual([user.id])
})
