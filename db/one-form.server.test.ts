import { expect, test } from 'vitest'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { listSaved } from '../app/saved/list.server.ts'
import { saveResponse } from '../app/saved/save.server.ts'
import { savedCeilings } from '../app/saved/saved-ceiling.server.ts'
import { parseSavedView } from '../app/saved/saved-view.ts'
import { testDatabase, testUser } from '../tests/harness/database.ts'

test('LET-16 what is saved is stored in the form that it is searched and sorted by', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  await saveResponse(
    db,
    user,
    {
      ...{ title: 'L’ﬁne', prompt: 'perché?', response: 'un\u00adPo’ d’olio', turns: [], tags: [] },
      ...{ idempotencyKey: crypto.randomUUID(), category: null, imageId: null },
    },
    { visitorId: null, isDemo: false, ceilings: savedCeilings(parseEnv({})) },
  )
  const stored = await db
    .selectFrom('savedResponses')
    .select(['titleSort', 'searchText'])
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ titleSort: "l'fine", searchText: 'lfine\nperche?\nunpo dolio' })
  const view = { ...parseSavedView(new URLSearchParams()), query: "d'olio fine" }
  expect((await listSaved(db, user, view)).totals.total).toBe(1)
})
