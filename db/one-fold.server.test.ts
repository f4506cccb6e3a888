import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../app/platform/db/database.server.ts'
import { listSaved } from '../app/saved/list.server.ts'
import { saveResponse } from '../app/saved/save.server.ts'
import { parseSavedView } from '../app/saved/saved-view.ts'
import { longAgo, testDatabase, testUser } from '../tests/harness/database.ts'
import { up } from './migrations/0022-one-fold.ts'

const tables = ['users', 'tools', 'guides', 'savedResponses'] as const

const folded = (db: Database) =>
  Promise.all(
    tables.map((table) =>
      db.selectFrom(table).select(['id', 'searchText']).orderBy('id').execute(),
    ),
  )

test('LET-18 what an earlier version folded otherwise is folded anew, and found', async () => {
  const db = await testDatabase({ seeded: true })
  const user = await testUser(db, {
    name: 'D’Angelo',
    email: 'x@esempio.it',
    createdAt: longAgo(),
  })
  await db.updateTable('users').set({ searchText: 'dangelo x@esempio.it' }).execute()
  for (let index = 0; index < 205; index += 1) {
    await saveResponse(
      db,
      user,
      {
        ...{ title: `L’ﬁne ${index}`, prompt: 'perché?', response: 'un\u00adPo’ d’olio' },
        ...{
          idempotencyKey: crypto.randomUUID(),
          turns: [],
          tags: [],
          category: null,
          imageId: null,
        },
      },
      { visitorId: null, isDemo: false, most: 1000 },
    )
  }
  const own = await folded(db)
  for (const table of tables) await db.updateTable(table).set({ searchText: 'prima' }).execute()
  await db.updateTable('savedResponses').set({ titleSort: 'prima' }).execute()
  await up(db as unknown as Kysely<Record<string, Record<string, string>>>)
  expect(await folded(db)).toEqual(own)
  const { titleSort } = await db
    .selectFrom('savedResponses')
    .select('titleSort')
    .where('title', '=', 'L’ﬁne 204')
    .executeTakeFirstOrThrow()
  expect(titleSort).toBe("l'fine 204")
  const view = { ...parseSavedView(new URLSearchParams()), query: "d'olio fine" }
  expect((await listSaved(db, user, view)).totals.total).toBe(205)
})
