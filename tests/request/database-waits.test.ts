import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../app/platform/db/database.server.ts'
import { browserLike, engine, fucinaForFile, signedIn } from '../harness/server.ts'
import { newResponse } from '../harness/under-way.ts'

const saveFailed = 'Errore durante il salvataggio della risposta'

/** Locks from outside what `work` names, until it is let go or the test ends. */
async function holding(db: Database, work: (trx: Database) => Promise<unknown>) {
  const going = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const held = db.transaction().execute(async (trx) => {
    await work(trx)
    locked.resolve()
    await going.promise
  })
  onTestFinished(() => going.resolve())
  await Promise.race([locked.promise, held])
  return () => {
    going.resolve()
    return held
  }
}

describe.skipIf(engine !== 'postgres')(
  'HLD-06 while somebody holds a lock',
  { timeout: 60_000 },
  () => {
    const server = fucinaForFile({ env: { LOG_LEVEL: 'silent' } })

    test('on a person, only this person waits, and is told with the words of what failed', async () => {
      const { visitor: ada, user } = await signedIn(server())
      const { visitor: bea } = await signedIn(server())
      const letGo = await holding(server().db(), (trx) =>
        sql`select 1 from users where id = ${user.id} for update`.execute(trx),
      )
      let ended = 0
      const sent = Array.from({ length: 4 }, () =>
        ada.postJson('/saved-searches/new', newResponse({ title: 'Attesa' })).finally(() => {
          ended += 1
        }),
      )
      await wait(200)
      const others = [
        await bea.postJson('/saved-searches/new', newResponse({ title: 'Subito' })),
        await bea.get('/dashboard'),
        await browserLike(server()).get('/prompts'),
        await fetch(`${server().url}/readyz`),
        await fetch(server().url),
      ]
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(ended).toBe(0)
      for (const response of await Promise.all(sent)) {
        expect(response.status).toBe(503)
        expect(await response.text()).toContain(saveFailed)
      }
      await letGo()
      expect(
        (await ada.postJson('/saved-searches/new', newResponse({ title: 'Dopo' }))).status,
      ).toBe(200)
    })
  },
)
