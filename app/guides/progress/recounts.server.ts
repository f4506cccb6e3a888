import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'
import { tryLockName } from '../../platform/db/lock.server.ts'
import { lockProgress, recountPeople } from './totals.server.ts'

/** How many people a step counts, or completions it removes: some milliseconds of work. */
const atOnce = 50

/**
 * Belongs into the transaction in which chapters of these guides come or go: whoever has begun them
 * is counted anew by the steps that follow. Renaming or moving chapters, and new guides, need none.
 */
export async function recountLater(trx: Database, guideIds: readonly string[]): Promise<void> {
  if (guideIds.length === 0) return
  const createdAt = new Date()
  await trx
    .insertInto('recounts')
    .values(guideIds.map((guideId) => ({ id: randomUUID(), guideId, doneUpTo: '', createdAt })))
    .execute()
}

/** Whether the totals are still on their way to what is stored. */
export async function isRecounting(db: Database): Promise<boolean> {
  const found = await db.selectFrom('recounts').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

/**
 * Does the next step of what follows when a guide or chapter went or came back, in a transaction of
 * its own: counts some of its learners anew, or removes some of what was done of a chapter that the
 * trash no longer holds. What a killed process leaves undone the next one finds.
 * @returns whether there may be more to do; one process works at a time, for others there is not
 */
export async function progressStep(db: Database, most: number = atOnce): Promise<boolean> {
  if (!((await isRecounting(db)) || (await forgottenChapter(db)))) return false
  return db.transaction().execute(async (trx) => {
    if (!(await tryLockName(trx, 'recounts'))) return false
    return (await recountSome(trx, most)) || (await forgetSome(trx, most))
  })
}

async function recountSome(trx: Database, most: number): Promise<boolean> {
  const recount = await trx
    .selectFrom('recounts')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!recount) return false
  const { id, guideId, doneUpTo } = recount
  // The guide has changed once more: one recount from the beginning does for all.
  const { numDeletedRows: others } = await trx
    .deleteFrom('recounts')
    .where('guideId', '=', guideId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  const learners = await learnersAfter(trx, guideId, others > 0n ? '' : doneUpTo, most)
  if (learners.length > 0) {
    await lockProgress(trx, ...learners)
    await recountPeople(trx, learners)
  }
  const last = learners.at(-1)
  if (last === undefined || learners.length < most) {
    await trx.deleteFrom('recounts').where('id', '=', id).execute()
  } else {
    await trx.updateTable('recounts').set({ doneUpTo: last }).where('id', '=', id).execute()
  }
  return true
}

async function learnersAfter(trx: Database, guideId: string, after: string, most: number) {
  const rows = await trx
    .selectFrom('chapterCompletions')
    .select('userId')
    .distinct()
    .where('guideId', '=', guideId)
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(most)
    .execute()
  return rows.map(({ userId }) => userId)
}

const forgottenChapter = (db: Database) =>
  db
    .selectFrom('lostChapters')
    .select('chapterId')
    .where('trashId', 'is', null)
    .limit(1)
    .executeTakeFirst()

/** Nobody's totals move: what is removed has not counted since its chapter went. */
async function forgetSome(trx: Database, most: number): Promise<boolean> {
  const chapter = await forgottenChapter(trx)
  if (!chapter) return false
  const { chapterId } = chapter
  // A write of nothing new: whoever brings the chapter back at this moment waits, or was first.
  const { numUpdatedRows } = await trx
    .updateTable('lostChapters')
    .set({ trashId: null })
    .where('chapterId', '=', chapterId)
    .where('trashId', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return true
  const rows = await trx
    .selectFrom('chapterCompletions')
    .select('userId')
    .where('chapterId', '=', chapterId)
    .limit(most)
    .execute()
  const userIds = rows.map(({ userId }) => userId)
  if (userIds.length > 0) {
    await trx
      .deleteFrom('chapterCompletions')
      .where('chapterId', '=', chapterId)
      .where('userId', 'in', userIds)
      .execute()
  }
  if (userIds.length < most) {
    await trx.deleteFrom('lostChapters').where('chapterId', '=', chapterId).execute()
  }
  return true
}
