import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readTotals } from '../../app/guides/progress/learning-totals.server.ts'
import { readProgress } from '../../app/people/progress.server.ts'
import type { Database } from '../../app/platform/db/database.server.ts'
import { fillProgress, progressGuide, progressLearner } from '../../bench/progress-data.ts'
import { testPlace } from '../harness/database.ts'
import { browserLike, openSession, signedIn, startFucina } from '../harness/server.ts'

/** So many that counting them takes some dozens of steps. */
const people = 3_000

const recounts = (db: Database) => db.selectFrom('recounts').select('doneUpTo').execute()

/** Waits until `isSo`, for a minute at most. */
async function until(isSo: () => Promise<boolean>) {
  const deadline = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come to that in a minute')
    await wait(2)
  }
}

test('HLD-02 a process killed while it counts learners anew goes on after its next start, and others are served meanwhile', {
  timeout: 180_000,
}, async () => {
  const place = await testPlace('seeded')
  const first = await startFucina({ place })
  await fillProgress(first.db(), { people, guides: 1, completions: people * 2 })
  expect(await readTotals(first.db())).toMatchObject({ begun: people, finished: people })
  const { visitor: admin } = await signedIn(first, { role: 'admin' })

  const guide = progressGuide(0)
  const answer = await admin.post(`/admin/guides/${guide}`, { intent: 'delete' })
  expect(answer.status).toBe(303)
  expect((await admin.get(`/guides/${guide}`)).status).toBe(404)
  await until(async () => (await recounts(first.db())).some(({ doneUpTo }) => doneUpTo !== ''))
  await first.kill('SIGKILL')
  const left = await readTotals(first.db())
  expect(await recounts(first.db())).toHaveLength(1)
  expect(left.begun).toBeGreaterThan(0)
  expect(left.begun).toBeLessThan(people)

  const second = await startFucina({ place })
  const learner = browserLike(second)
  const [name, value] = await openSession(second, progressLearner(1))
  learner.cookies.set(name, value)
  const profile = await (await learner.get('/profile')).json()
  expect(profile).toMatchObject({ stats: { lessonsBegun: 0 } })
  await until(async () => (await recounts(second.db())).length === 0)
  expect(await readTotals(second.db())).toMatchObject({ begun: 0, finished: 0, achievements: 0 })
  expect((await readProgress(second.db(), { id: progressLearner(1) })).stats.lessonsBegun).toBe(0)
})
