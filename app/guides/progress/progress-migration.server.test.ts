import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { guides } from '../../../db/content/guides/all.ts'
import { tools } from '../../../db/content/tools/all.ts'
import type { ChapterContent } from '../../../db/content-types.ts'
import { testUser } from '../../../tests/harness/database.ts'
import { databasePlace } from '../../../tests/harness/place.ts'
import { readProgress } from '../../people/progress.server.ts'
import { type Database, openDatabase } from '../../platform/db/database.server.ts'
import { migrate, migrateUpTo } from '../../platform/db/migrate.server.ts'
import { putInTrash, takeFromTrash } from '../../records/trash/trash.server.ts'
import { restoreGuide } from '../restore-guide.server.ts'
import { readTotals } from './learning-totals.server.ts'
import { completeChapter } from './progress.server.ts'
import { progressStep } from './recounts.server.ts'

const dates = { createdAt: new Date(), updatedAt: new Date() }
const unsearched = { verifiedAt: null, searchText: '', ...dates }

/** Without what a later release added to them. */
const chaptersThen = (chapters: ChapterContent[]) =>
  chapters.map(({ imageUrl: _, imageAlt: __, ...chapter }) => chapter)

/** The database of the release before, with its built-in tools and guides. */
async function before(): Promise<Database> {
  const place = await databasePlace('empty')
  let isEnding = false
  const db = openDatabase(place, (error) => {
    if (!isEnding) throw error
  })
  onTestFinished(async () => {
    isEnding = true
    await db.destroy()
    await place.remove()
  })
  await migrateUpTo(db, '0007-ai-service')
  await db
    .insertInto('tools')
    .values(tools.map((tool) => ({ ...tool, ...unsearched })))
    .execute()
  for (const { chapters, ...guide } of guides) {
    await db
      .insertInto('guides')
      .values({ ...guide, ...unsearched })
      .execute()
    const rows = chaptersThen(chapters).map((chapter, position) => ({
      ...chapter,
      guideId: guide.id,
      position,
    }))
    await db.insertInto('chapters').values(rows).execute()
  }
  return db
}

const [kept, deleted] = guides
if (!kept || !deleted) throw new Error('there are built-in guides')

test('HLD-02 what the release before kept in the trash counts again when it is restored', async () => {
  const db = await before()
  const admin = await testUser(db, { role: 'admin' })
  const { id: userId } = await testUser(db)
  const learner = { id: userId, role: 'customer' as const }
  const completedAt = new Date()
  const rows = (of: typeof kept) =>
    of.chapters.map(({ id }) => ({ userId, guideId: of.id, chapterId: id, completedAt }))
  await db.insertInto('chapterCompletions').values(rows(kept)).execute()
  await db.updateTable('learningTotals').set({ begun: 1, finished: 1, achievements: 2 }).execute()
  const chapters = chaptersThen(deleted.chapters)
  const record = { ...deleted, chapters, verifiedAt: null, ...dates, toolName: '', mentions: [] }
  const trashId = await putInTrash(db, admin, {
    kind: 'guide',
    recordId: deleted.id,
    title: deleted.title,
    record,
  })
  for (const row of rows(deleted)) {
    await sql`insert into "trashedCompletions" ("trashId", "userId", "guideId", "chapterId", "completedAt")
      values (${trashId}, ${userId}, ${row.guideId}, ${row.chapterId}, ${completedAt})`.execute(db)
  }
  await db.deleteFrom('guides').where('id', '=', deleted.id).execute()

  expect(await migrate(db)).toContain('0008-progress-in-steps')

  expect(await readTotals(db)).toMatchObject({ begun: 1, finished: 1, achievements: 2 })
  expect((await readProgress(db, learner)).stats.lessonsBegun).toBe(1)
  const third = guides[2]
  await completeChapter(db, learner, third?.id ?? '', third?.chapters[0]?.id ?? '')
  expect(await readTotals(db)).toMatchObject({ begun: 2, finished: 1 })
  await db
    .transaction()
    .execute((trx) => takeFromTrash(trx, trashId, (entry) => restoreGuide(trx, admin, entry)))
  while (await progressStep(db));
  expect(await readTotals(db)).toMatchObject({ begun: 3, finished: 2 })
  expect((await readProgress(db, learner)).stats).toMatchObject({
    lessonsBegun: 3,
    lessonsCompleted: 2,
  })
  expect(await db.selectFrom('lostChapters').selectAll().execute()).toEqual([])
})

test('HLD-02 what the release before kept goes when its entry expires', async () => {
  const db = await before()
  const { id: userId } = await testUser(db)
  const entry = { kind: 'guide' as const, recordId: 'sparita', title: 'Sparita', record: {} }
  const trashId = await putInTrash(db, null, entry)
  await sql`insert into "trashedCompletions" ("trashId", "userId", "guideId", "chapterId", "completedAt")
    values (${trashId}, ${userId}, 'sparita', 'capitolo', ${new Date()})`.execute(db)
  await migrate(db)
  const done = () => db.selectFrom('chapterCompletions').select('chapterId').execute()
  expect(await done()).toHaveLength(1)
  await db.deleteFrom('trash').execute()
  while (await progressStep(db));
  expect(await done()).toEqual([])
})
