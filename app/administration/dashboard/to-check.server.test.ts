import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { withdrawRecord } from '../../records/store/acts.server.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { readToCheck } from './to-check.server.ts'

const now = new Date('2027-07-15T10:00:00Z')

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

/** @param id by default all of the noun */
const verified = (db: Database, noun: 'guide' | 'tool', day: string, id?: string) => {
  const verifiedAt = new Date(`${day}T09:00:00Z`)
  const all = db.updateTable('records').set({ verifiedAt }).where('noun', '=', noun)
  return (id ? all.where('id', '=', id) : all).execute()
}

test('LRN-56 what was verified comes back after six months, the longest ago first', async () => {
  const { db, admin } = await seeded()
  await verified(db, 'guide', '2027-01-16')
  await verified(db, 'tool', '2027-07-01')
  expect(await readToCheck(db, admin, now)).toEqual({ items: [], total: 0 })

  await verified(db, 'guide', '2027-01-14', 'perplexity-basics')
  await verified(db, 'tool', '2026-11-01', '7')
  await verified(db, 'guide', '2026-01-01', 'canva-basics')
  await withdrawRecord(db, admin, guideNoun, 'canva-basics')
  await verified(db, 'tool', '2026-01-01', '9')
  await withdrawRecord(db, admin, toolNoun, '9')
  const { items, total } = await readToCheck(db, admin, now)
  expect(items.map(({ kind, id }) => [kind, id])).toEqual([
    ['tool', '7'],
    ['guide', 'perplexity-basics'],
  ])
  expect(total).toBe(2)
})
