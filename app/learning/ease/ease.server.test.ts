import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { storeRecord } from '../../../tests/harness/records.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import { removeExpired } from '../../lifecycle/remove-expired.server.ts'
import { operator } from '../../platform/actor.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { newVisitorId, visitorCookie } from '../../platform/visitor.server.ts'
import { deleteRecord } from '../../records/store/acts.server.ts'
import { easeOfPerson, easeScreen, type Rater, rateEase } from './ease.server.ts'
import { deleteEaseRemark, easeBetween, readEaseRemarks } from './ease-figures.server.ts'
import { forgetEase } from './forget-ease.server.ts'

const env = parseEnv({
  PUBLIC_URL: 'https://fucina.esempio.it',
  SECRET: 'quanto è stato facile, per le prove',
})
const lesson = { kind: 'lesson', aboutId: 'un-file' } as const
const guide = { kind: 'guide', aboutId: 'chatgpt-basics' } as const

const said = (facile: string, more: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ facile, ...more })) form.set(name, value)
  return form
}

async function setUp() {
  const db = await testDatabase()
  const rater: Rater = { db, env, userId: null, headers: new Headers(), address: '192.0.2.7' }
  const rows = () => db.selectFrom('easeRatings').selectAll().orderBy('answer').execute()
  return { db, rater, rows }
}

test('LRN-89 a person has one answer for each, and the newer takes the place of the older', async () => {
  const { db, rater, rows } = await setUp()
  const { id: userId } = await testUser(db)
  const person = { ...rater, userId }
  await rateEase(person, lesson, said('hard', { parole: ' Il file \n non  si trova ' }))
  expect(await rateEase(person, lesson, said('soSo'))).toEqual({
    answer: 'soSo',
    words: 'Il file non si trova',
    receipt: '',
  })
  await rateEase(person, guide, said('easy'))
  expect(await rows()).toMatchObject([
    { ...guide, answer: 'easy', words: null, userId },
    { ...lesson, answer: 'soSo', words: 'Il file non si trova', userId },
  ])
  await rateEase(person, lesson, said('soSo', { parole: '  ' }))
  expect((await easeScreen(person, lesson, true)).said?.words).toBe('')
  expect((await easeScreen(person, lesson, false)).said).toBeNull()
  expect(await easeOfPerson(db, userId)).toHaveLength(2)
})

test('LRN-89 a visitor changes the answer of this page, and nobody else’s', async () => {
  const { db, rater, rows } = await setUp()
  const one = await rateEase(rater, lesson, said('hard'))
  const other = await rateEase(rater, lesson, said('easy'))
  expect(other.receipt).not.toBe(one.receipt)
  await rateEase(rater, lesson, said('soSo', { voto: one.receipt, parole: 'Troppo in fretta' }))
  expect(await rows()).toMatchObject([
    { id: other.receipt, answer: 'easy', words: null, userId: null },
    { id: one.receipt, answer: 'soSo', words: 'Troppo in fretta', userId: null },
  ])
  // The receipt of another lesson is none for this one.
  await rateEase(rater, { ...lesson, aboutId: 'un-codice' }, said('easy', { voto: one.receipt }))
  expect(await rows()).toHaveLength(3)
  // Nor is a person's answer changed with its id as a receipt.
  const { id: userId } = await testUser(db)
  await rateEase({ ...rater, userId }, guide, said('hard'))
  const [own] = (await rows()).filter((row) => row.userId === userId)
  await rateEase(rater, guide, said('easy', { voto: own?.id ?? '' }))
  expect((await rows()).filter((row) => row.userId === userId)).toEqual([own])
})

test('LRN-89 a browser that we know answers once, and what is stored does not name it', async () => {
  const { rater, rows } = await setUp()
  const visitor = newVisitorId()
  const cookie = visitorCookie(env, visitor).split(';')[0] ?? ''
  const known = { ...rater, headers: new Headers({ Cookie: cookie }) }
  await rateEase(known, lesson, said('hard'))
  await rateEase(known, lesson, said('easy'))
  expect((await easeScreen(known, lesson, true)).said?.answer).toBe('easy')
  expect((await easeScreen(rater, lesson, true)).said).toBeNull()
  const stored = await rows()
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(visitor)
})

test('LRN-89 what no form of ours sends is refused, and 300 characters are the most', async () => {
  const { rater, rows } = await setUp()
  await expect(rateEase(rater, lesson, said('bello'))).rejects.toMatchObject({ status: 400 })
  const long = said('easy', { parole: 'x'.repeat(301) })
  await expect(rateEase(rater, lesson, long)).rejects.toMatchObject({ code: 'TOO_LONG' })
  expect(await rows()).toEqual([])
})

test('LRN-89 visitors of one address add forty a day, a shared address more, people always one', async () => {
  const { db, rater, rows } = await setUp()
  for (let time = 0; time < 40; time += 1) await rateEase(rater, lesson, said('easy'))
  const refused = rateEase(rater, lesson, said('easy'))
  await expect(refused).rejects.toMatchObject({ code: 'EASE_LIMIT', status: 429 })
  const { id: userId } = await testUser(db)
  await rateEase({ ...rater, userId }, lesson, said('easy'))
  await rateEase({ ...rater, address: '192.0.2.8' }, lesson, said('easy'))
  await db
    .insertInto('settings')
    .values({ key: 'ai:shared:192.0.2.7/32', value: 'Biblioteca', updatedAt: new Date() })
    .execute()
  await rateEase(rater, lesson, said('easy'))
  expect(await rows()).toHaveLength(43)
})

test('LRN-90 administrators see how many, the hardest first, and the newest twenty lines', async () => {
  const { db, rater } = await setUp()
  const admin = await testUser(db, { role: 'admin' })
  const customer = await testUser(db)
  const actor = { id: admin.id, role: 'admin' } as const
  const figuresOf = async () => (await easeBetween(db, { from: '2020-01', to: '9999-12' })).figures
  expect([await figuresOf(), await readEaseRemarks(db, actor)]).toEqual([[], []])
  await db
    .insertInto('easeRatings')
    .values(
      Array.from({ length: 24 }, (_, index) => ({
        ...lesson,
        id: `riga-${index}`,
        answer: 'easy' as const,
        words: `Riga ${index}`,
        userId: null,
        day: `2026-10-${String(index + 1).padStart(2, '0')}`,
      })),
    )
    .execute()
  await rateEase({ ...rater, userId: customer.id }, { ...lesson, aboutId: 'gone' }, said('hard'))
  await rateEase(rater, { ...lesson, aboutId: 'un-codice' }, said('hard'))
  const [figures, remarks] = [await figuresOf(), await readEaseRemarks(db, actor)]
  expect(figures).toMatchObject([
    { aboutId: 'un-codice', easy: 0, soSo: 0, hard: 1 },
    { aboutId: 'un-file', easy: 24, soSo: 0, hard: 0 },
  ])
  expect(remarks.map(({ words }) => words)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Riga ${23 - index}`),
  )
  expect(Object.keys(remarks[0] ?? {})).not.toContain('userId')
  await deleteEaseRemark(db, actor, 'riga-23')
  expect((await readEaseRemarks(db, actor))[0]?.words).toBe('Riga 22')
  expect(await figuresOf()).toEqual(figures)
  const asCustomer = { id: customer.id, role: 'customer' } as const
  await expect(readEaseRemarks(db, asCustomer)).rejects.toMatchObject({ status: 403 })
  await expect(deleteEaseRemark(db, asCustomer, 'riga-1')).rejects.toMatchObject({ status: 403 })
})

test('LRN-89 words go after a year, a guide’s answers when it leaves the trash, the oldest beyond the most', async () => {
  const { db, rater, rows } = await setUp()
  const { id: userId } = await testUser(db)
  const person = { ...rater, userId }
  await rateEase(person, lesson, said('hard', { parole: 'Vecchia' }))
  await db.updateTable('easeRatings').set({ day: '2024-01-01' }).execute()
  await rateEase(rater, lesson, said('easy', { parole: 'Nuova' }))
  await rateEase(rater, { kind: 'guide', aboutId: 'buttata' }, said('soSo'))
  const thrown = guideNoun.draft.parse({ title: 'Buttata' }) as never
  await storeRecord(db, guideNoun, 'buttata', thrown, 'draft')
  await deleteRecord(db, operator, guideNoun, 'buttata')
  await removeExpired(db)
  expect(await rows()).toMatchObject([
    { answer: 'easy', words: 'Nuova' },
    { answer: 'hard', words: null },
    { answer: 'soSo', aboutId: 'buttata' },
  ])
  await db
    .updateTable('records')
    .set({ deletedAt: new Date(0) })
    .execute()
  await removeExpired(db)
  expect(await rows()).toMatchObject([{ answer: 'easy' }, { answer: 'hard' }])
  await forgetEase(db, new Date(), 1)
  expect(await rows()).toMatchObject([{ answer: 'easy' }])
})
