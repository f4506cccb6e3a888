import { describe, expect, test } from 'vitest'
import { tools } from '../../db/content/tools/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { previewToolReset, updateBuiltInTools } from './built-in.server.ts'

const tool = (db: Database, id: string) =>
  db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const all = (db: Database) => db.selectFrom('tools').selectAll().orderBy('id').execute()

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

/** One tool changed, one deleted, one added by an administrator. */
async function edited() {
  const { db, admin } = await seeded()
  const original = await tool(db, '1')
  const changes = { name: 'Cambiato', isActive: false, verifiedAt: new Date('2026-11-01') }
  await db.updateTable('tools').set(changes).where('id', '=', '1').execute()
  // Its guides take their chapters with them.
  await db.deleteFrom('guides').where('toolId', '=', '3').execute()
  await db.deleteFrom('tools').where('id', '=', '3').execute()
  const own = { ...original, id: 'nostro', name: 'Nostro', searchText: 'nostro' }
  await db.insertInto('tools').values(own).execute()
  return { db, admin, original, own }
}

describe('ADMD-03 updating the built-in tools', () => {
  test('brings back what was changed or deleted and leaves what was added alone', async () => {
    const { db, admin, original, own } = await edited()
    const changed = await tool(db, '1')
    const untouched = await tool(db, '2')
    const version = await readContentVersion(db)
    expect(await previewToolReset(db, admin)).toEqual({ removed: 1, replaced: 1, added: 1 })

    expect(await updateBuiltInTools(db, admin)).toEqual({ configured: 10, added: 1, replaced: 1 })

    const back = await tool(db, '1')
    expect(back).toEqual({ ...original, updatedAt: back.updatedAt })
    expect(back.updatedAt.getTime()).toBeGreaterThan(changed.updatedAt.getTime())
    expect(await tool(db, '3')).toMatchObject(tools.find(({ id }) => id === '3') ?? {})
    expect(await tool(db, '2')).toEqual(untouched)
    expect(await tool(db, 'nostro')).toEqual(own)
    expect(await readContentVersion(db)).not.toBe(version)
    const trash = await db.selectFrom('trash').selectAll().execute()
    expect(trash).toMatchObject([
      { kind: 'tool', recordId: '1', title: 'Cambiato', deletedBy: admin.id },
    ])
    expect(trash[0]?.record).toEqual(JSON.parse(JSON.stringify(changed)))
    expect(await db.selectFrom('activity').select(['kind', 'actorId']).execute()).toEqual([
      { kind: 'contentReset', actorId: admin.id },
    ])
  })

  test('changes nothing where nothing had changed, however often', async () => {
    const { db, admin } = await seeded()
    await db.updateTable('tools').set({ verifiedAt: new Date() }).where('id', '=', '1').execute()
    const before = await all(db)
    for (const _ of [1, 2]) {
      expect(await updateBuiltInTools(db, admin)).toEqual({ configured: 10, added: 0, replaced: 0 })
    }
    expect(await all(db)).toEqual(before)
    expect(await db.selectFrom('trash').select('id').execute()).toEqual([])
  })

  test('PERM-08 is refused to customers', async () => {
    const { db } = await edited()
    const before = await all(db)
    const customer = await testUser(db)
    await expect(updateBuiltInTools(db, customer)).rejects.toMatchObject({ status: 403 })
    await expect(previewToolReset(db, customer)).rejects.toMatchObject({ status: 403 })
    expect(await all(db)).toEqual(before)
  })
})
