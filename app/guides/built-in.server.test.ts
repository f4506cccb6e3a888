import { describe, expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { previewGuideReset, updateBuiltInGuides } from './built-in.server.ts'
import { createGuide, deleteGuide, saveGuide } from './edit-guide.server.ts'
import { findGuideRow, guideRow } from './guide-rows.server.ts'
import { guideSchema } from './guide-schema.ts'
import { countLearning } from './progress/learning-figures.server.ts'
import { completeChapter } from './progress/progress.server.ts'

const changedId = 'chatgpt-basics'
const deletedId = 'claude-basics'
/** These name the deleted one as related, until it is deleted. */
const naming = guides.filter(
  ({ id, relatedGuides }) => id !== changedId && relatedGuides.includes(deletedId),
)
const replaced = 1 + naming.length
const original = (id: string) => guides.find((guide) => guide.id === id) ?? guides[0]

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const learner = await testUser(db)
  return { db, admin, learner }
}

const doneBy = async (db: Database, { id }: { id: string }) => {
  const rows = await db
    .selectFrom('chapterCompletions as c')
    .innerJoin('chapters as h', 'h.id', 'c.chapterId')
    .select('c.chapterId')
    .where('c.userId', '=', id)
    .orderBy('c.chapterId')
    .execute()
  return rows.map(({ chapterId }) => chapterId)
}

/** One guide changed (a chapter renamed, one removed, one added), one deleted, one added. */
async function edited() {
  const { db, admin, learner } = await seeded()
  const [first, , third] = original(changedId)?.chapters ?? []
  if (!first || !third) throw new Error('the guide has its chapters')
  for (const { id } of [first, third]) await completeChapter(db, learner, changedId, id)
  const row = await guideRow(db, changedId)
  const chapters = [
    { ...first, title: 'Altro titolo' },
    third,
    { ...first, id: '', title: 'Aggiunto' },
  ]
  const content = guideSchema.parse({ ...row, title: 'Cambiata', chapters })
  await saveGuide(db, admin, changedId, row, content)
  const added = (await guideRow(db, changedId)).chapters[2]
  if (!added) throw new Error('the chapter is there')
  await completeChapter(db, learner, changedId, added.id)
  await deleteGuide(db, admin, deletedId)
  const ownId = await createGuide(db, admin, guideSchema.parse({ ...content, title: 'Nostra' }))
  await db.deleteFrom('activity').execute()
  await db.deleteFrom('trash').execute()
  return { db, admin, learner, first, third, added, ownId }
}

describe('ADMD-03 updating the built-in guides', () => {
  test('brings back content and chapters under their ids, keeps progress, and leaves what was added alone', async () => {
    const { db, admin, learner, first, third, added, ownId } = await edited()
    const before = await guideRow(db, changedId)
    const own = await guideRow(db, ownId)
    const version = await readContentVersion(db)
    expect(await previewGuideReset(db, admin)).toEqual({ removed: 1, replaced, added: 1 })

    expect(await updateBuiltInGuides(db, admin)).toMatchObject({
      configured: guides.length,
      added: 1,
      replaced,
    })

    for (const { id } of guides) {
      expect(await findGuideRow(db, id)).toMatchObject(original(id) ?? {})
    }
    expect(await guideRow(db, ownId)).toEqual(own)
    expect(await doneBy(db, learner)).toEqual([first.id, third.id].sort())
    expect(await readContentVersion(db)).not.toBe(version)
    const trash = await db
      .selectFrom('trash')
      .selectAll()
      .where('recordId', '=', changedId)
      .execute()
    expect(trash).toMatchObject([{ kind: 'guide', recordId: changedId, title: 'Cambiata' }])
    expect(trash[0]?.record).toMatchObject({ chapters: before.chapters })
    // It counts no more, and comes back with its entry.
    const kept = await db.selectFrom('chapterCompletions').select(['userId', 'chapterId']).execute()
    expect(kept).toContainEqual({ userId: learner.id, chapterId: added.id })
    expect(await previewGuideReset(db, admin)).toEqual({ removed: 1, replaced: 0, added: 0 })
  })

  test('changes nothing where nothing had changed, however often', async () => {
    const { db, admin } = await seeded()
    const all = () => db.selectFrom('guides').selectAll().orderBy('id').execute()
    const before = await all()
    for (const _ of [1, 2]) {
      expect(await updateBuiltInGuides(db, admin)).toMatchObject({ added: 0, replaced: 0 })
    }
    expect(await all()).toEqual(before)
    expect(await db.selectFrom('trash').select('id').execute()).toEqual([])
  })

  test('keeps the totals of learning right when a chapter comes back', async () => {
    const { db, admin, learner } = await seeded()
    const row = await guideRow(db, changedId)
    const [only] = row.chapters
    if (!only) throw new Error('the guide has its chapters')
    await saveGuide(
      db,
      admin,
      changedId,
      { ...row, losing: true },
      guideSchema.parse({ ...row, chapters: [only] }),
    )
    await completeChapter(db, learner, changedId, only.id)
    expect(await countLearning(db)).toMatchObject({ begun: 1, finished: 1 })
    await updateBuiltInGuides(db, admin)
    expect(await countLearning(db)).toMatchObject({ begun: 1, finished: 0 })
  })

  test('ERR-48 says which tool is missing, and stores nothing', async () => {
    const { db, admin } = await seeded()
    await deleteGuide(db, admin, deletedId)
    const { toolId } = original(deletedId) ?? {}
    await db
      .deleteFrom('tools')
      .where('id', '=', toolId ?? '')
      .execute()
    await expect(updateBuiltInGuides(db, admin)).rejects.toMatchObject({
      status: 409,
      message: 'Manca lo strumento «Claude». Aggiorna prima gli strumenti.',
    })
    expect(await findGuideRow(db, deletedId)).toBeUndefined()
  })

  test('PERM-08 is refused to customers', async () => {
    const { db, learner } = await seeded()
    await expect(updateBuiltInGuides(db, learner)).rejects.toMatchObject({ status: 403 })
    await expect(previewGuideReset(db, learner)).rejects.toMatchObject({ status: 403 })
  })
})
