import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { createGuide, deleteGuide, saveGuide } from '../guides/edit-guide.server.ts'
import { guideLimits, guideSchema } from '../guides/guide-schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import { mostRecords } from '../records/version/within-bound.server.ts'
import { updateBuiltInTools } from '../tools/built-in.server.ts'
import { createTool, deleteTool, saveTool } from '../tools/edit-tool.server.ts'
import { toolSchema } from '../tools/tool-schema.ts'
import { restoreFromTrash } from './trash/restore.server.ts'

type Kind = 'tools' | 'guides'

const count = async (db: Database, table: Kind) =>
  (await db.selectFrom(table).select('id').execute()).length

/** Copies of a stored record, until there are so many. */
async function fillUp(db: Database, table: Kind, most: number) {
  const [model] = await db.selectFrom(table).selectAll().limit(1).execute()
  const missing = most - (await count(db, table))
  for (let from = 0; from < missing; from += 200) {
    const rows = Array.from({ length: Math.min(200, missing - from) }, (_, at) => ({
      ...model,
      id: `copia-${from + at}`,
    }))
    await db
      .insertInto(table)
      .values(rows as never)
      .execute()
  }
}

async function filled(table: Kind, most = mostRecords) {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  await fillUp(db, table, most)
  const stored = db.selectFrom(table).select('updatedAt').where('id', '=', 'copia-0')
  const { updatedAt } = await stored.executeTakeFirstOrThrow()
  return { db, admin, base: { updatedAt: null, overwrite: updatedAt.toISOString() } }
}

const full = (what: string) => ({
  code: 'FULL',
  status: 409,
  message: `Il massimo è di 2.000 ${what}: elimina ciò che non serve, poi riprova.`,
})

const entryOf = async (db: Database, recordId: string) => {
  const found = db.selectFrom('trash').select('id').where('recordId', '=', recordId)
  return (await found.executeTakeFirstOrThrow()).id
}

const tool = toolSchema.parse({ name: 'Nuovo', description: 'Uno', category: 'Altro' })
const guide = guideSchema.parse({ title: 'Nuova', description: 'Una', toolId: '1' })

test('HSE-03 HLD-11 of tools 2,000 are kept: form, trash and built-in add no more, all the rest goes on', async () => {
  const { db, admin, base } = await filled('tools', mostRecords - 1)
  await createTool(db, admin, tool)
  await expect(createTool(db, admin, tool)).rejects.toMatchObject(full('strumenti'))
  await saveTool(db, admin, 'copia-0', base, tool)
  await deleteTool(db, admin, 'copia-1')
  await createTool(db, admin, tool)
  await expect(
    restoreFromTrash(db, admin, await entryOf(db, 'copia-1'), { replace: false }),
  ).rejects.toMatchObject(full('strumenti'))
  await db.deleteFrom('guides').where('toolId', '=', '10').execute()
  await db.deleteFrom('tools').where('id', '=', '10').execute()
  await createTool(db, admin, tool)
  await expect(updateBuiltInTools(db, admin)).rejects.toMatchObject(full('strumenti'))
  expect(await count(db, 'tools')).toBe(mostRecords)
})

test('HSE-03 HLD-11 of guides 2,000 are kept, and where there are more already they can become fewer', async () => {
  const { db, admin, base } = await filled('guides', mostRecords + 2)
  await expect(createGuide(db, admin, guide)).rejects.toMatchObject(full('guide'))
  await saveGuide(db, admin, 'copia-0', base, guide)
  await deleteGuide(db, admin, 'copia-1')
  expect(await count(db, 'guides')).toBe(mostRecords + 1)
  await expect(
    restoreFromTrash(db, admin, await entryOf(db, 'copia-1'), { replace: false }),
  ).rejects.toMatchObject(full('guide'))
})

test('HSE-03 HLD-11 a guide has at most 60 chapters, the built-in ones too', () => {
  const chapters = (length: number) => Array.from({ length }, () => ({ title: 'Uno' }))
  const texts = { title: 'Nuova', description: 'Una', toolId: '1' }
  expect(guideSchema.safeParse({ ...texts, chapters: chapters(60) }).success).toBe(true)
  expect(guideSchema.safeParse({ ...texts, chapters: chapters(61) }).error?.issues).toMatchObject([
    { message: 'Puoi mettere al massimo 60 capitoli.' },
  ])
  for (const one of guides) expect(one.chapters.length).toBeLessThanOrEqual(guideLimits.chapters)
})
