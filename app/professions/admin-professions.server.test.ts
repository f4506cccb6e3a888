import { expect, test } from 'vitest'
import { professions } from '../../db/content/professions/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { listForAdministrators, readForAdministrators } from './admin-professions.server.ts'

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

test('ADMP-01 the list holds every profession in its order, with how much it has', async () => {
  const { db, admin } = await place()
  await db.deleteFrom('promptSets').where('professionId', '=', 'medico').execute()
  await db.updateTable('professions').set({ tips: [] }).where('id', '=', 'medico').execute()
  const listed = await listForAdministrators(db, admin)
  expect(listed.map(({ id }) => id)).toEqual(professions.map(({ id }) => id))
  const [first, , medico] = listed
  const [content] = professions
  expect(first).toMatchObject({
    title: content?.title,
    tools: content?.tools.length,
    useCases: content?.useCases.length,
    resources: 2,
    updatedAt: expect.any(Date),
  })
  expect(first?.set?.blocks).toBeGreaterThan(20)
  expect(medico).toMatchObject({ id: 'medico', set: null, tips: 0, hasMetrics: true })
})

test('ADMP-03 the form begins with the stored profession', async () => {
  const { db, admin } = await place()
  for (const content of professions) {
    const { updatedAt } = await db
      .selectFrom('professions')
      .select('updatedAt')
      .where('id', '=', content.id)
      .executeTakeFirstOrThrow()
    const read = await readForAdministrators(db, admin, content.id, { withProposals: true })
    expect(read).toMatchObject({ content, proposed: [], updatedAt })
    expect(read.set?.templates).toBeGreaterThan(0)
  }
})

test('ADMP-13 proposes samples for what is missing, stores nothing, and can be asked not to', async () => {
  const { db, admin } = await place()
  await db.updateTable('professions').set({ tips: [] }).where('id', '=', 'medico').execute()
  const proposing = await readForAdministrators(db, admin, 'medico', { withProposals: true })
  expect(proposing.proposed).toEqual(['tips'])
  expect(proposing.content.tips).toHaveLength(5)
  const plain = await readForAdministrators(db, admin, 'medico', { withProposals: false })
  expect(plain).toMatchObject({ proposed: [], content: { tips: [] } })
})

test('ERR-16 what is no id and what is not there say so', async () => {
  const { db, admin } = await place()
  const read = (id: string) => readForAdministrators(db, admin, id, { withProposals: true })
  await expect(read('a b')).rejects.toMatchObject({ status: 400 })
  await expect(read('nonesiste')).rejects.toMatchObject({ status: 404 })
})

test('PERM-08 customers read nothing', async () => {
  const { db } = await place()
  const customer = await testUser(db)
  const refused = { status: 403 }
  await expect(listForAdministrators(db, customer)).rejects.toMatchObject(refused)
  const read = readForAdministrators(db, customer, 'medico', { withProposals: true })
  await expect(read).rejects.toMatchObject(refused)
})
