import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { professions } from '../../db/content/professions/all.ts'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { createGuide, deleteGuide, saveGuide } from '../guides/edit-guide.server.ts'
import { guideLimits, guideSchema } from '../guides/guide-schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import { updateProfessions } from '../professions/built-in.server.ts'
import {
  createProfession,
  deleteProfession,
  saveProfession,
} from '../professions/edit-profession.server.ts'
import { cloneWithSet } from '../professions/profession-with-set.server.ts'
import {
  createPromptSet,
  deletePromptSet,
  savePromptSet,
} from '../prompt-sets/edit-prompt-set.server.ts'
import { importDataset, importPromptSets } from '../prompt-sets/import-prompt-sets.server.ts'
import { exportPromptSets } from '../prompt-sets/list-prompt-sets.server.ts'
import { promptSetLimits, promptSetSchema } from '../prompt-sets/prompt-set-schema.ts'
import { mostRecords } from '../records/version/within-bound.server.ts'
import { updateBuiltInTools } from '../tools/built-in.server.ts'
import { createTool, deleteTool, saveTool } from '../tools/edit-tool.server.ts'
import { toolSchema } from '../tools/tool-schema.ts'
import { restoreFromTrash } from './trash/restore.server.ts'

type Kind = 'tools' | 'guides' | 'professions' | 'promptSets'

const count = async (db: Database, table: Kind) =>
  (await db.selectFrom(table).select('id').execute()).length

/** What no two records of the kind have in common. */
const ownOf = (table: Kind, at: number) => ({
  ...(table === 'promptSets' && { professionId: null, blocks: [], templates: [] }),
  ...(table === 'professions' && { position: 100 + at }),
})

/** Copies of a stored record, until there are so many. */
async function fillUp(db: Database, table: Kind, most: number) {
  const [model] = await db.selectFrom(table).selectAll().limit(1).execute()
  const missing = most - (await count(db, table))
  for (let from = 0; from < missing; from += 200) {
    const rows = Array.from({ length: Math.min(200, missing - from) }, (_, at) => ({
      ...model,
      ...ownOf(table, from + at),
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

test('HSE-03 HLD-11 of professions 2,000 are kept: form, clone, trash and built-in add no more', async () => {
  const { db, admin, base } = await filled('professions')
  const { id: builtIn, ...content } = professions[0] as (typeof professions)[number]
  const input = { ...content, title: 'Nuova' } as Parameters<typeof createProfession>[2]
  await expect(createProfession(db, admin, input)).rejects.toMatchObject(full('professioni'))
  await expect(cloneWithSet(db, admin, 'copia-0', { withSet: false })).rejects.toMatchObject(
    full('professioni'),
  )
  await saveProfession(db, admin, 'copia-0', base, { title: 'Altro titolo' })
  await deleteProfession(db, admin, builtIn)
  await createProfession(db, admin, input)
  await expect(updateProfessions(db, admin)).rejects.toMatchObject(full('professioni'))
  await expect(
    restoreFromTrash(db, admin, await entryOf(db, builtIn), { replace: false }),
  ).rejects.toMatchObject(full('professioni'))
  expect(await count(db, 'professions')).toBe(mostRecords)
})

test('HSE-03 HLD-11 of prompt sets 2,000 are kept: form, copy, import and trash add no more', async () => {
  const { db, admin } = await filled('promptSets')
  const free = professions[0]?.id ?? ''
  const set = { professionId: free, blocks: [{ category: 'Azioni', text: 'Uno' }], templates: [] }
  const own = await db
    .selectFrom('promptSets')
    .select('id')
    .where('professionId', '=', free)
    .executeTakeFirstOrThrow()
  await deletePromptSet(db, admin, own.id)
  await savePromptSet(db, admin, 'copia-1', { blocks: set.blocks })
  const file = [{ professionTitle: 'Sconosciuta', ...set, professionId: null }]
  await importPromptSets(db, admin, file)
  await importPromptSets(db, admin, file)
  await expect(createPromptSet(db, admin, set)).rejects.toMatchObject(full('set di prompt'))
  await expect(importDataset(db, admin)).rejects.toMatchObject(full('set di prompt'))
  await expect(
    restoreFromTrash(db, admin, await entryOf(db, own.id), { replace: false }),
  ).rejects.toMatchObject(full('set di prompt'))
  const other = professions[1]?.id ?? ''
  await expect(cloneWithSet(db, admin, other, { withSet: true })).rejects.toMatchObject(
    full('set di prompt'),
  )
  expect(await exportPromptSets(db, admin)).toHaveLength(mostRecords)
})

test('HSE-03 HLD-11 a guide has at most 60 chapters, a set at most 400 blocks, the built-in ones too', () => {
  const chapters = (length: number) => Array.from({ length }, () => ({ title: 'Uno' }))
  const texts = { title: 'Nuova', description: 'Una', toolId: '1' }
  expect(guideSchema.safeParse({ ...texts, chapters: chapters(60) }).success).toBe(true)
  expect(guideSchema.safeParse({ ...texts, chapters: chapters(61) }).error?.issues).toMatchObject([
    { message: 'Puoi mettere al massimo 60 capitoli.' },
  ])
  const blocks = (length: number) =>
    Array.from({ length }, (_, at) => ({ category: 'Azioni', text: `${at}` }))
  const place = { professionId: 'medico' }
  expect(promptSetSchema.safeParse({ ...place, blocks: blocks(400) }).success).toBe(true)
  expect(promptSetSchema.safeParse({ ...place, blocks: blocks(401) }).error?.issues).toMatchObject([
    { message: 'Blocchi: al massimo 400' },
  ])
  for (const one of guides) expect(one.chapters.length).toBeLessThanOrEqual(guideLimits.chapters)
  for (const one of promptSets) {
    expect(one.blocks.length).toBeLessThanOrEqual(promptSetLimits.blocks)
  }
})
