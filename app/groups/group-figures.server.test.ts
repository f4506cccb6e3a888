import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { testGroup, testMember } from '../../tests/harness/groups.ts'
import type { Database } from '../platform/db/database.server.ts'
import { countGroups } from './group-figures.server.ts'
import type { PathStep } from './path-step.ts'
import { markStep } from './path-steps.server.ts'

const now = new Date('2026-11-28T15:00:00Z')
const months = ['2026-09', '2026-10', '2026-11']
const november = { from: '2026-11', to: '2026-11' }
const all = { from: '2026-09', to: '2026-11' }

let made = 0
async function meeting(
  db: Database,
  place: string,
  startsAt: string,
  deletedAt: Date | null = null,
) {
  made += 1
  const { id } = await testGroup(db, {
    ...{ id: `gruppo-${made}`, code: `GRUPPO${made}`, place, deletedAt },
    ...{ startsAt: new Date(startsAt), endsAt: new Date(Date.parse(startsAt) + 5_400_000) },
    path: ['scene:sms-sul-pacco', 'practice:menu-del-giorno'],
  })
  return id
}

const practice: PathStep = {
  ...{ ref: 'practice:menu-del-giorno', kind: 'practice', title: 'Il menu del giorno' },
  to: '/prova/menu-del-giorno',
}

/** Walks the whole path of `meeting`. */
async function finish(db: Database, id: string) {
  await db
    .insertInto('learningSteps')
    .values({ userId: id, kind: 'scene', stepId: 'sms-sul-pacco', doneAt: now })
    .execute()
  await markStep(db, { id }, practice)
}

test('WHO-100 groups by place and month, people each once, and whoever has done all steps', async () => {
  const db = await testDatabase({ seeded: true })
  const library = await meeting(db, 'Biblioteca', '2026-11-05T14:00:00Z')
  const again = await meeting(db, 'biblioteca', '2026-11-12T14:00:00Z')
  const centre = await meeting(db, 'Centro anziani', '2026-10-08T14:00:00Z')
  const ada = await testMember(db, library)
  const bea = await testMember(db, library)
  await testMember(db, again, { userId: ada })
  const carla = await testMember(db, centre)
  await finish(db, ada)
  await finish(db, carla)
  await markStep(db, { id: bea }, practice)
  const figures = await countGroups(db, months, november, now)
  expect(figures.since).toBe('2026-10')
  expect(figures.months).toEqual([
    { groups: 0, reached: 0, finished: 0 },
    { groups: 1, reached: 1, finished: 1 },
    { groups: 2, reached: 2, finished: 2 },
  ])
  expect(figures.whole).toEqual({ groups: 2, reached: 2, finished: 2 })
  expect(figures.places).toEqual([{ place: 'biblioteca', groups: 2, reached: 2, finished: 2 }])
  const whole = await countGroups(db, months, all, now)
  expect(whole.whole).toEqual({ groups: 3, reached: 3, finished: 3 })
})

test('WHO-100 what was deleted, or has not begun, is not counted; months are Italy’s', async () => {
  const db = await testDatabase({ seeded: true })
  expect(await countGroups(db, months, november, now)).toMatchObject({
    since: null,
    whole: { groups: 0, reached: 0, finished: 0 },
    places: [],
  })
  await testMember(db, await meeting(db, 'Biblioteca', '2026-11-05T14:00:00Z', now))
  await testMember(db, await meeting(db, 'Biblioteca', '2026-11-29T14:00:00Z'))
  expect((await countGroups(db, months, november, now)).since).toBe(null)
  // Midnight of the first of November in Italy.
  await meeting(db, 'Biblioteca', '2026-10-31T22:59:00Z')
  await meeting(db, 'Biblioteca', '2026-10-31T23:00:00Z')
  const { months: counted } = await countGroups(db, months, november, now)
  expect(counted.map(({ groups }) => groups)).toEqual([0, 1, 1])
})
