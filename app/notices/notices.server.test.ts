import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { rewriteRecord, storeRecord } from '../../tests/harness/records.ts'
import { noticeNoun } from './notice-noun.ts'
import { noticesOn } from './notices.server.ts'

const notice = (text: string, from = '', until = '') =>
  noticeNoun.schema.parse({ text, from, until })

test('WHO-03 the published ones of a day, in their order; drafts do not stand', async () => {
  const db = await testDatabase()
  await storeRecord(db, noticeNoun, 'sempre', notice('Sempre'))
  await storeRecord(db, noticeNoun, 'bozza', notice('Bozza'), 'draft')
  await storeRecord(db, noticeNoun, 'festa', notice('Festa', '2026-12-24', '2026-12-26'))
  const on = async (day: string) => (await noticesOn(db, day)).map(({ text }) => text)
  expect(await on('2026-12-23')).toEqual(['Sempre'])
  expect(await on('2026-12-24')).toEqual(['Sempre', 'Festa'])
  expect(await on('2026-12-26')).toEqual(['Sempre', 'Festa'])
  expect(await on('2026-12-27')).toEqual(['Sempre'])
})

test('WHO-04 the key of a notice changes with its text and its kind, not with its days', async () => {
  const db = await testDatabase()
  await storeRecord(db, noticeNoun, 'uno', notice('Uno'))
  await storeRecord(db, noticeNoun, 'altro', notice('Uno'))
  const keys = async () => (await noticesOn(db, '2026-12-01')).map(({ key }) => key)
  const [first = '', other = ''] = await keys()
  expect(first).toMatch(/^[\w-]{12}$/)
  expect(other).not.toBe(first)
  await rewriteRecord(db, noticeNoun, 'uno', { until: '2027-01-01' })
  expect(await keys()).toEqual([first, other])
  await rewriteRecord(db, noticeNoun, 'uno', { kind: 'attention' })
  await rewriteRecord(db, noticeNoun, 'altro', { text: 'Due' })
  const later = await keys()
  expect(later).toHaveLength(2)
  expect(later).not.toContain(first)
  expect(later).not.toContain(other)
})
