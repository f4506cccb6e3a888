import { expect, test } from 'vitest'
import { guides } from '../../../db/content/guides/all.ts'
import { tools } from '../../../db/content/tools/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { readToCheck } from './to-check.server.ts'
import { othersText, toCheckShown } from './to-check.ts'

const now = new Date('2027-07-15T10:00:00Z')

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

test('LRN-56 what nobody has verified is to be checked, up to the first eight by name', async () => {
  const { db, admin } = await seeded()
  const due = await readToCheck(db, admin, now)
  expect(due.total).toBe(guides.length + tools.length)
  expect(due.items).toHaveLength(toCheckShown)
  expect(othersText(due)).toBe(`Ce ne sono altre ${due.total - toCheckShown}.`)
})

test('LRN-56 what was verified comes back after six months, the longest ago first', async () => {
  const { db, admin } = await seeded()
  const verified = (day: string) => ({ verifiedAt: new Date(`${day}T09:00:00Z`) })
  await db.updateTable('guides').set(verified('2027-01-16')).execute()
  await db.updateTable('tools').set(verified('2027-07-01')).execute()
  expect(await readToCheck(db, admin, now)).toEqual({ items: [], total: 0 })

  await db.updateTable('guides').set(verified('2027-01-14')).where('toolId', '=', '5').execute()
  await db.updateTable('tools').set(verified('2026-11-01')).where('id', '=', '7').execute()
  const hidden = { ...verified('2026-01-01'), isPublished: false }
  await db.updateTable('guides').set(hidden).where('toolId', '=', '8').execute()
  await db
    .updateTable('tools')
    .set({ ...verified('2026-01-01'), isActive: false })
    .where('id', '=', '9')
    .execute()
  const { items, total } = await readToCheck(db, admin, now)
  expect(items.map(({ kind, id }) => [kind, id])).toEqual([
    ['tool', '7'],
    ['guide', 'perplexity-basics'],
  ])
  expect(total).toBe(2)
})

test('LRN-56 PERM-08 is refused to customers', async () => {
  const { db } = await seeded()
  await expect(readToCheck(db, await testUser(db), now)).rejects.toMatchObject({ status: 403 })
})
