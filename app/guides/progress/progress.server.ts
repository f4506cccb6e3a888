import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { recordActivity } from '../../records/activity/activity.server.ts'
import { noteChange } from '../../records/activity/note-change.server.ts'
import { isContentId } from '../../records/content/content.ts'
import { type GuideProgress, isComplete } from '../guide.ts'
import { guideMissing } from '../guide-missing.server.ts'

/** How things stand after a change of progress. */
export type ProgressChange = GuideProgress & {
  /** The chapter is done. */
  isDone: boolean
  /** This very call did the guide's last chapter. */
  isFinished: boolean
}

/**
 * Marks a chapter as done by `user`. Doing so again changes nothing; of
 * callers at once exactly one finishes the guide.
 * @throws KnownFailure 404 when there is no such chapter, or the guide is a draft and not for them
 */
export const completeChapter = (db: Database, user: Actor, guideId: string, chapterId: string) =>
  change(db, user, { guideId, chapterId }, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('chapterCompletions')
      .values({ userId: user.id, guideId, chapterId, completedAt: new Date() })
      .onConflict((conflict) => conflict.columns(['userId', 'chapterId']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  })

/** Takes the mark of `completeChapter` away. @throws KnownFailure 404 likewise */
export const undoChapter = (db: Database, user: Actor, guideId: string, chapterId: string) =>
  change(db, user, { guideId, chapterId }, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('chapterCompletions')
      .where('userId', '=', user.id)
      .where('chapterId', '=', chapterId)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  })

type Step = { guideId: string; chapterId: string }

/** @param write tells whether it changed something */
async function change(
  db: Database,
  user: Actor,
  { guideId, chapterId }: Step,
  write: (trx: Database) => Promise<boolean>,
): Promise<ProgressChange> {
  if (!isContentId(guideId) || !isContentId(chapterId)) throw guideMissing()
  const after = await db.transaction().execute(async (trx) => {
    const title = await requireChapter(trx, user, { guideId, chapterId })
    const isChanged = await write(trx)
    // It locks the person's row: of two chapters done at once the second to come sees the first.
    if (isChanged) await noteChange(trx, user.id)
    const chapters = await trx
      .selectFrom('chapters as h')
      .leftJoin('chapterCompletions as c', (join) =>
        join.onRef('c.chapterId', '=', 'h.id').on('c.userId', '=', user.id),
      )
      .select(['h.id', 'c.completedAt'])
      .where('h.guideId', '=', guideId)
      .execute()
    const done = chapters.filter(({ completedAt }) => completedAt !== null)
    const progress = { done: done.length, total: chapters.length }
    const isDone = done.some(({ id }) => id === chapterId)
    const isFinished = isChanged && isComplete(progress)
    if (isFinished) await tellFinished(trx, user, { id: guideId, title })
    return { ...progress, isDone, isChanged, isFinished }
  })
  const { isChanged, ...state } = after
  return state
}

/** Notes it once a person: taking the last mark away and setting it again is no news. */
async function tellFinished(trx: Database, user: Actor, guide: { id: string; title: string }) {
  const kind = 'guideCompleted'
  const told = await trx
    .selectFrom('activity')
    .select('id')
    .where('actorId', '=', user.id)
    .where('subjectId', '=', guide.id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (told) return
  const subject = { subjectId: guide.id, subjectTitle: guide.title }
  await recordActivity(trx, { kind, actorId: user.id, ...subject })
}

/** @returns the guide's title */
async function requireChapter(
  trx: Database,
  user: Actor,
  { guideId, chapterId }: Step,
): Promise<string> {
  const found = await trx
    .selectFrom('chapters as h')
    .innerJoin('guides as g', 'g.id', 'h.guideId')
    .select(['g.isPublished', 'g.title'])
    .where('h.id', '=', chapterId)
    .where('h.guideId', '=', guideId)
    .executeTakeFirst()
  if (!found || !(found.isPublished || user.role === 'admin')) {
    throw guideMissing()
  }
  return found.title
}
