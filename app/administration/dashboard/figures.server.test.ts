import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { guides as allGuides } from '../../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf, storeRecord } from '../../../tests/harness/records.ts'
import { createPasswordUser } from '../../accounts/user-record.server.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { deleteRecord, publishRecord, withdrawRecord } from '../../records/store/acts.server.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { figureNames, percentChange } from './figure.ts'
import { readFigures } from './figures.server.ts'
import { recentActivity } from './recent-activity.server.ts'

const hour = 3_600_000
const day = 24 * hour

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = { id: (await testUser(db, { role: 'admin' })).id, role: 'admin' as const }
  const learner = { id: (await testUser(db)).id, role: 'customer' as const }
  return { db, admin, learner }
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

const registered = (db: Database, id: string, milliseconds: number) =>
  db
    .updateTable('users')
    .set({ createdAt: ago(milliseconds) })
    .where('id', '=', id)
    .execute()

/** @param ids by default all */
const createdBefore = (db: Database, noun: 'guide' | 'tool', ids?: string[]) => {
  const past = db
    .updateTable('records')
    .set({ createdAt: ago(40 * day) })
    .where('noun', '=', noun)
  return (ids ? past.where('id', 'in', ids) : past).execute()
}

const generation = (db: Database, milliseconds: number) =>
  db
    .insertInto('generations')
    .values({
      ...{ id: randomUUID(), userId: null, kind: 'answer', status: 'ok', isDemo: true },
      createdAt: ago(milliseconds),
    })
    .execute()

/** All of them, as an administrator sees them. */
async function figuresOf(db: Database, admin: { id: string; role: 'admin' }) {
  const { users, ...figures } = await readFigures(db, admin)
  if (!users) throw new Error('an administrator sees the people too')
  return { ...figures, users }
}

test('WHO-12 an editor sees the figures of the content, and not how many people there are', async () => {
  const { db } = await ground()
  const editor = { id: (await testUser(db, { role: 'editor' })).id, role: 'editor' as const }
  const { users, guides, tools } = await readFigures(db, editor)
  expect([users, guides.total, tools.total]).toEqual([null, allGuides.length, 10])
  const desk = { id: (await testUser(db, { role: 'desk' })).id, role: 'desk' as const }
  await expect(readFigures(db, desk)).rejects.toMatchObject({ status: 403 })
})

test('ADM-04 ADM-05 ADM-06 DATA-17 each count is real and moves by one with one more; what is suspended, a draft or inactive is not live', async () => {
  const { db, admin, learner } = await ground()
  const before = await figuresOf(db, admin)
  expect([before.users.total, before.guides.total, before.tools.total]).toEqual([
    2,
    allGuides.length,
    10,
  ])
  expect(before.messages.total).toBe(0)
  await testUser(db)
  await generation(db, 1000)
  const tool = await recordOf(db, toolNoun, '1')
  await storeRecord(db, toolNoun, 'uno-in-piu', tool.working)
  const guide = await recordOf(db, guideNoun, 'canva-basics')
  await storeRecord(db, guideNoun, 'una-in-piu', guide.working)
  const after = await figuresOf(db, admin)
  expect(figureNames.map((name) => after[name].total)).toEqual([3, allGuides.length + 1, 11, 1])
  await db.updateTable('users').set({ isActive: false }).where('id', '=', learner.id).execute()
  await withdrawRecord(db, admin, guideNoun, 'canva-basics')
  await withdrawRecord(db, admin, toolNoun, '1')
  const { users, guides, tools } = await figuresOf(db, admin)
  expect([users.live, guides.live, tools.live]).toEqual([2, allGuides.length, 10])
  expect(users.total).toBe(3)
  await deleteRecord(db, admin, guideNoun, 'una-in-piu')
  await deleteRecord(db, admin, toolNoun, 'uno-in-piu')
  const left = await figuresOf(db, admin)
  expect([left.guides.total, left.tools.total]).toEqual([allGuides.length, 10])
})

test('ADM-07 Q14 a change compares with 30 days ago, messages with the day before; no base, no figure', async () => {
  const { db, admin, learner } = await ground()
  const changes = async () => {
    const figures = await figuresOf(db, admin)
    return figureNames.map((name) => percentChange(figures[name]))
  }
  expect(await changes()).toEqual([null, null, null, null])
  await registered(db, admin.id, 31 * day)
  await registered(db, learner.id, 29.9 * day)
  await createdBefore(db, 'tool')
  const older = allGuides.map(({ id }) => id).slice(0, 8)
  await createdBefore(db, 'guide', older)
  // What is older than two days counts for neither.
  for (const past of [1, 2, 3, 25, 26, 27, 28, 49]) await generation(db, past * hour)
  expect(await changes()).toEqual([100, (allGuides.length / 8 - 1) * 100, 0, -25])
  const { users, messages } = await figuresOf(db, admin)
  expect([users.before, messages.before]).toEqual([users.total / 2, 4])
})

test('ADM-11 WHO-24 who registers and what is published come first: who registers without a name', async () => {
  const { db, learner } = await ground()
  const { id } = await testUser(db, { role: 'admin', name: 'Maria Rossi' })
  const admin = { id, role: 'admin' } as const
  await registered(db, learner.id, 2 * day)
  await withdrawRecord(db, admin, guideNoun, 'chatgpt-basics')
  await publishRecord(db, admin, guideNoun, 'chatgpt-basics')
  const person = { name: 'Ada Filigrana', email: 'filigrana@esempio.it', password: 'campanile' }
  await createPasswordUser(db, person, { city: 'Bergamo' })
  const happenings = await recentActivity(db, admin)
  const guide = '«Parlare con ChatGPT per la prima volta»'
  expect(happenings.map(({ text }) => text)).toEqual([
    'Un nuovo utente si è registrato',
    `Maria Rossi ha pubblicato la guida ${guide}`,
    `Maria Rossi ha ritirato la guida ${guide}`,
    'Un nuovo utente si è registrato',
  ])
  const guidePath = '/admin/guides/chatgpt-basics'
  const users = '/admin/users'
  expect(happenings.map(({ to }) => to)).toEqual([users, guidePath, guidePath, users])
  expect(JSON.stringify(happenings)).not.toMatch(/filigrana/i)
  expect(JSON.stringify(happenings)).not.toContain(learner.id)
  // However many registered before.
  for (let count = 0; count < 8; count += 1) {
    await registered(db, (await testUser(db)).id, 3 * day)
  }
  const eight = await recentActivity(db, admin)
  expect(eight).toHaveLength(8)
  expect(eight.map(({ act }) => act).slice(0, 3)).toEqual(
    happenings.map(({ act }) => act).slice(0, 3),
  )
})
