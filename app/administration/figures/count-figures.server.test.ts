import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import {
  aiUsed,
  chapterDone,
  priceKnown,
  responseSaved,
  stepDone,
} from '../../../tests/harness/learned.ts'
import { noteTemplateUse, readTemplateUses } from '../../prompt-sets/template-uses.server.ts'
import { countFigures, readPeriodFigures } from './count-figures.server.ts'
import { readPeriod } from './period.ts'

const now = new Date('2026-11-28T15:00:00Z')
const november = readPeriod('2026-11', now)
const year = readPeriod('2026', now)

async function ground() {
  const db = await testDatabase({ seeded: true })
  const learner = async () => (await testUser(db)).id
  return { db, learners: (await Promise.all(Array.from({ length: 4 }, learner))) as Four }
}

type Four = [string, string, string, string]

const at = (text: string) => new Date(text)

test('WHO-100 somebody has learned with a chapter, a part of a lesson or a scene; each counts once', async () => {
  const { db, learners } = await ground()
  const [one, two, three] = learners
  await chapterDone(db, one, { at: at('2026-11-02T10:00:00Z'), place: 0 })
  await chapterDone(db, one, { at: at('2026-11-03T10:00:00Z'), place: 1 })
  await stepDone(db, one, at('2026-11-04T10:00:00Z'))
  await stepDone(db, two, at('2026-11-05T10:00:00Z'))
  await chapterDone(db, three, { at: at('2026-10-05T10:00:00Z') })
  // What saves an answer alone is no learning.
  await responseSaved(db, learners[3], { at: at('2026-11-05T10:00:00Z') })
  const { whole, months, before, since } = await countFigures(db, november)
  expect(whole).toMatchObject({ people: 2, steps: 4, saved: 1 })
  expect(months.map(({ people }) => people)).toEqual([...Array(10).fill(0), 1, 2])
  expect(before).toEqual({ name: '2026-10', people: 1 })
  expect(since.learning).toBe('2026-10')
  expect((await countFigures(db, year)).whole).toMatchObject({ people: 3, steps: 5 })
})

test('WHO-100 months begin and end at midnight in Italy, in winter, in summer and when the clocks change', async () => {
  const { db, learners } = await ground()
  const [one, two, three, four] = learners
  await chapterDone(db, one, { at: at('2026-10-31T22:59:59.999Z') })
  await chapterDone(db, two, { at: at('2026-10-31T23:00:00.000Z') })
  await stepDone(db, three, at('2026-03-31T21:59:59.999Z'))
  await stepDone(db, four, at('2026-03-31T22:00:00.000Z'))
  const { months, since } = await countFigures(db, year)
  const people = Object.fromEntries(months.map((month) => [month.month, month.people]))
  expect(people).toMatchObject({ '2026-03': 1, '2026-04': 1, '2026-10': 1, '2026-11': 1 })
  expect(since.learning).toBe('2026-03')
})

test('WHO-105 the service by months: answers, failures, and the cost where every price is known', async () => {
  const { db } = await ground()
  await aiUsed(db, { at: at('2026-10-10T10:00:00Z'), answers: 100 })
  await aiUsed(db, { at: at('2026-11-10T10:00:00Z'), answers: 300 })
  const unknown = await countFigures(db, november)
  expect(unknown.whole).toMatchObject({ answers: 300, failures: 1, cost: null })
  await priceKnown(db)
  const { whole, months, since } = await countFigures(db, november)
  expect(months.slice(-3).map(({ answers, failures, cost }) => [answers, failures, cost])).toEqual([
    [0, 0, 0],
    [100, 1, 1],
    [300, 1, 3],
  ])
  expect([whole.cost, since.ai]).toEqual([3, '2026-10'])
  expect((await countFigures(db, year)).whole).toMatchObject({ answers: 400, failures: 2, cost: 4 })
})

test('WHO-103 a template counts once for each answer, by month, and none that is not there', async () => {
  const { db } = await ground()
  const [first = '', second = ''] = (
    await readTemplateUses(db, { from: '2026-11', to: '2026-11' })
  ).uses.map(({ id }) => id)
  const october = at('2026-10-31T22:59:00Z')
  await Promise.all(Array.from({ length: 5 }, () => noteTemplateUse(db, first, now)))
  await noteTemplateUse(db, second, october)
  await noteTemplateUse(db, 'che-non-esiste', now)
  await noteTemplateUse(db, '', now)
  const { since, uses } = await readTemplateUses(db, { from: '2026-11', to: '2026-11' })
  expect(since).toBe('2026-10')
  expect(uses[0]).toMatchObject({ id: first, uses: 5 })
  expect(uses.reduce((sum, one) => sum + one.uses, 0)).toBe(5)
  expect((await countFigures(db, november)).templates.slice(0, 2)).toMatchObject([
    { id: first, uses: 5 },
    { id: second, uses: 1 },
  ])
  expect(await db.selectFrom('templateUses').selectAll().execute()).toHaveLength(2)
})

test('WHO-108 an editor sees no cost, and whoever may see no figures nothing', async () => {
  const { db } = await ground()
  await aiUsed(db, { at: now, answers: 300 })
  await priceKnown(db)
  const as = async (role: 'admin' | 'editor' | 'desk' | 'customer') => {
    const { id } = await testUser(db, { role })
    return readPeriodFigures(db, { id, role }, november, now)
  }
  expect(await as('admin')).toMatchObject({ seesCosts: true, whole: { cost: 3 } })
  const seen = await as('editor')
  expect(seen).toMatchObject({ seesCosts: false, whole: { answers: 300, cost: null } })
  expect(seen.months.map(({ cost }) => cost)).toEqual(Array(12).fill(null))
  for (const role of ['desk', 'customer'] as const) {
    await expect(as(role)).rejects.toMatchObject({ status: 403 })
  }
})
