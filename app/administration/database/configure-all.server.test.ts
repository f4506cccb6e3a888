import { expect, test } from 'vitest'
import { guides } from '../../../db/content/guides/all.ts'
import { tools } from '../../../db/content/tools/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf, rewriteRecord } from '../../../tests/harness/records.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { createRecord, removeRecord } from '../../records/store/acts.server.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { listDeleted, restoreDeleted } from '../trash/deleted-records.server.ts'
import { previewNoun, resetNouns } from './configure-all.server.ts'

const changedId = 'chatgpt-basics'
const shown = { isPublished: true }

/** A tool and a guide of administrators, and changed built-in ones. */
async function edited() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const tool = (await recordOf(db, toolNoun, '1')).working
  const own = await createRecord(db, admin, toolNoun, { ...tool, name: 'Nostro' }, shown)
  await rewriteRecord(db, toolNoun, '1', { name: 'Cambiato' })
  await rewriteRecord(db, guideNoun, changedId, { toolId: own.id, title: 'Spostata' })
  const guide = (await recordOf(db, guideNoun, changedId)).working
  const ownGuide = await createRecord(db, admin, guideNoun, { ...guide, title: 'Nostra' }, shown)
  return { db, admin, ownTool: own.id, ownGuide: ownGuide.id }
}

const stored = (db: Database) =>
  db
    .selectFrom('records')
    .select(['noun', 'id', 'content', 'draft', 'deletedAt', 'version'])
    .orderBy('noun')
    .orderBy('id')
    .execute()

const everything = (db: Database, doer: Parameters<typeof resetNouns>[1]) =>
  resetNouns(db, doer, ['tool', 'guide'], { removingAdded: true })

const toolCounts = { configured: tools.length, added: 0, replaced: 1, removed: 1 }
const guideCounts = { configured: guides.length, added: 0, replaced: 1, removed: 1 }

test('ADMD-02 REC-29 the built-in tools and guides stand as they came, each guide at its tool; what was added is in the trash', async () => {
  const { db, admin, ownTool, ownGuide } = await edited()
  expect(await previewNoun(db, admin, 'tool')).toMatchObject(toolCounts)
  expect(await previewNoun(db, admin, 'guide')).toMatchObject(guideCounts)
  expect(await everything(db, admin)).toEqual([toolCounts, guideCounts])
  for (const { id, toolId, title } of guides) {
    expect((await recordOf(db, guideNoun, id)).content).toMatchObject({ toolId, title })
  }
  for (const { id, name } of tools) {
    expect((await recordOf(db, toolNoun, id)).content).toMatchObject({ name })
  }
  const { items } = await listDeleted(db, admin, null)
  expect(items.map(({ id }) => id).sort()).toEqual([ownGuide, ownTool].sort())
  const resets = db.selectFrom('register').select('title').where('act', '=', 'contentReset')
  expect(await resets.execute()).toEqual([{ title: 'strumenti, guide' }])
})

test('ADMD-02 REC-20 once more there is nothing left to do, and what went comes back in its order', async () => {
  const { db, admin, ownTool, ownGuide } = await edited()
  await everything(db, admin)
  expect(await everything(db, admin)).toEqual([
    { ...toolCounts, replaced: 0, removed: 0 },
    { ...guideCounts, replaced: 0, removed: 0 },
  ])
  const guide = { name: 'guide', id: ownGuide }
  await expect(restoreDeleted(db, admin, guide)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Ripristina prima lo strumento «Nostro»'),
  })
  await restoreDeleted(db, admin, { name: 'tool', id: ownTool })
  await restoreDeleted(db, admin, guide)
  expect((await recordOf(db, guideNoun, ownGuide)).content?.toolId).toBe(ownTool)
})

test('ERR-48 a step that cannot be done leaves everything as it was, and says what is missing', async () => {
  const { db, admin } = await edited()
  const alone = guides.find(({ toolId }) => toolId === '9')?.id ?? ''
  await removeRecord(db, admin, guideNoun, alone)
  await removeRecord(db, admin, toolNoun, '9')
  const before = await stored(db)
  await expect(resetNouns(db, admin, ['guide'])).rejects.toMatchObject({
    status: 409,
    message: 'Manca lo strumento «Gemini Notebook (prima NotebookLM)»: riporta prima quello.',
  })
  expect(await stored(db)).toEqual(before)
})

test('PERM-08 customers configure nothing', async () => {
  const { db } = await edited()
  const learner = await testUser(db)
  const before = await stored(db)
  await expect(everything(db, learner)).rejects.toMatchObject({ status: 403 })
  await expect(previewNoun(db, learner, 'tool')).rejects.toMatchObject({ status: 403 })
  expect(await stored(db)).toEqual(before)
})
