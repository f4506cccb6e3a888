import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { guides } from '../../../db/content/guides/all.ts'
import { tools } from '../../../db/content/tools/all.ts'
import type { ToolContent } from '../../../db/content-types.ts'
import { engine, testDatabase, testUser } from '../../../tests/harness/database.ts'
import { createGuide, saveGuide } from '../../guides/edit-guide.server.ts'
import { guideRow } from '../../guides/guide-rows.server.ts'
import { guideSchema } from '../../guides/guide-schema.ts'
import { countLearning } from '../../guides/progress/learning-figures.server.ts'
import { completeChapter } from '../../guides/progress/progress.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { createTool, saveTool } from '../../tools/edit-tool.server.ts'
import { toolRow } from '../../tools/tool-rows.server.ts'
import { restoreFromTrash } from '../trash/restore.server.ts'
import { configureAll } from './configure-all.server.ts'

const changedId = 'chatgpt-basics'

/** A tool and a guide of administrators, a learner at work in both, and changed built-in ones. */
async function edited() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const learner = await testUser(db)
  const [{ id: _, ...tool }] = tools as [ToolContent]
  const ownTool = await createTool(db, admin, { ...tool, name: 'Nostro' })
  await saveTool(db, admin, '1', await toolRow(db, '1'), { ...tool, name: 'Cambiato' })
  const guide = await guideRow(db, changedId)
  const moved = guideSchema.parse({ ...guide, toolId: ownTool, title: 'Spostata' })
  await saveGuide(db, admin, changedId, guide, moved)
  const ownGuide = await createGuide(db, admin, { ...moved, title: 'Nostra' })
  for (const id of [changedId, ownGuide]) {
    const [first] = (await guideRow(db, id)).chapters
    await completeChapter(db, learner, id, first?.id ?? '')
  }
  return { db, admin, learner, ownTool, ownGuide }
}

const everything = async (db: Database) => ({
  tools: await db.selectFrom('tools').selectAll().orderBy('id').execute(),
  guides: await db.selectFrom('guides').selectAll().orderBy('id').execute(),
  chapters: await db.selectFrom('chapters').selectAll().orderBy('id').execute(),
  done: await done(db),
  trash: await db.selectFrom('trash').select('id').orderBy('id').execute(),
})

/** What learners did of the chapters that are there. */
const done = (db: Database) =>
  db
    .selectFrom('chapterCompletions as c')
    .innerJoin('chapters as h', 'h.id', 'c.chapterId')
    .select(['c.userId', 'c.guideId'])
    .orderBy('c.chapterId')
    .execute()

test('ADMD-02 the built-in tools and guides stand as they came, each guide at its tool; what was there is in the trash', async () => {
  const { db, admin, learner, ownTool, ownGuide } = await edited()

  expect(await configureAll(db, admin)).toEqual({
    tools: { configured: 10, added: 0, replaced: 1, removed: 1 },
    guides: { configured: 13, added: 0, replaced: 1, removed: 1 },
  })

  const storedTools = await db.selectFrom('tools').selectAll().execute()
  const storedGuides = await db.selectFrom('guides').selectAll().execute()
  expect(storedTools.map(({ id }) => id).sort()).toEqual(tools.map(({ id }) => id).sort())
  expect(storedGuides.map(({ id, toolId }) => `${id} ${toolId}`).sort()).toEqual(
    guides.map(({ id, toolId }) => `${id} ${toolId}`).sort(),
  )
  for (const { chapters: _, ...guide } of guides) {
    expect(storedGuides).toContainEqual(expect.objectContaining(guide))
  }
  for (const tool of tools) expect(storedTools).toContainEqual(expect.objectContaining(tool))
  expect(await done(db)).toEqual([{ userId: learner.id, guideId: changedId }])
  expect(await countLearning(db)).toMatchObject({ begun: 1, finished: 0 })
  const trash = await db.selectFrom('trash').select(['kind', 'recordId', 'title']).execute()
  expect(
    trash.map(({ kind, recordId, title }) => [kind, recordId, title].join(' ')).sort(),
  ).toEqual(
    [
      `guide ${changedId} Spostata`,
      `guide ${ownGuide} Nostra`,
      'tool 1 Cambiato',
      `tool ${ownTool} Nostro`,
    ].sort(),
  )
  const resets = db.selectFrom('activity').select('kind').where('kind', '=', 'contentReset')
  expect(await resets.execute()).toHaveLength(1)
})

test('ADMD-02 once more there is nothing left to do, and all of it can be taken back', async () => {
  const { db, admin, ownTool, ownGuide } = await edited()
  const before = await everything(db)
  await configureAll(db, admin)
  expect(await configureAll(db, admin)).toEqual({
    tools: { configured: 10, added: 0, replaced: 0, removed: 0 },
    guides: { configured: 13, added: 0, replaced: 0, removed: 0 },
  })
  const entries = await db.selectFrom('trash').select(['id', 'recordId']).execute()
  const restore = (recordId: string) => {
    const { id = '' } = entries.find((entry) => entry.recordId === recordId) ?? {}
    return restoreFromTrash(db, admin, id, { replace: true })
  }
  await expect(restore(ownGuide)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Ripristina prima lo strumento «Nostro»'),
  })
  for (const id of [ownTool, ownGuide, '1', changedId]) await restore(id)
  const after = await everything(db)
  expect(after.done).toEqual(before.done)
  expect(after.chapters).toEqual(before.chapters)
  const contents = ({ guides }: typeof after) =>
    guides.map(({ updatedAt: _, verifiedAt: __, ...guide }) => guide)
  expect(contents(after)).toEqual(contents(before))
})

test('ERR-48 a step that fails leaves everything as it was', async () => {
  const { db, admin } = await edited()
  const before = await everything(db)
  await refuseDeletingTools(db)
  await expect(configureAll(db, admin)).rejects.toThrow()
  expect(await everything(db)).toEqual(before)
})

test('PERM-08 customers configure nothing', async () => {
  const { db, learner } = await edited()
  const before = await everything(db)
  await expect(configureAll(db, learner)).rejects.toMatchObject({ status: 403 })
  expect(await everything(db)).toEqual(before)
})

/** The last step of all fails from now on. */
async function refuseDeletingTools(db: Database) {
  if (engine === 'sqlite') {
    await sql`create trigger "noDeletion" before delete on "tools" begin select raise(abort, 'on purpose'); end`.execute(
      db,
    )
    return
  }
  await sql`create function "refuse"() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$`.execute(
    db,
  )
  await sql`create trigger "noDeletion" before delete on "tools" for each row execute function "refuse"()`.execute(
    db,
  )
}
