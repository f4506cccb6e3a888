import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isContentId } from '../../records/content/content.ts'
import { noteChange } from '../../records/note-change.server.ts'
import { seenRecord } from '../../records/store/published.server.ts'
import { missing } from '../../records/store/read.server.ts'
import { type GuideProgress, isComplete } from '../guide.ts'
import { guideNoun } from '../guide-noun.ts'

/** How things stand after a change of progress. */
export type ProgressChange = GuideProgress & {
  /** The chapter is done. */
  isDone: boolean
  /** This very call did the guide's last chapter. */
  isFinished: boolean
}

const unreadable = () =>
  new KnownFailure('NOT_A_FORM', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')

/**
 * Does what a posted form asks for: `intent`, and the chapter's `id`. Whose progress it is does not
 * stand in the form. @throws KnownFailure 400, 404
 */
export function changeProgress(
  db: Database,
  user: Actor,
  guideId: string,
  form: FormData,
): Promise<ProgressChange> {
  const intent = form.get('intent')
  const chapter = form.get('id')
  if ((intent !== 'complete' && intent !== 'undo') || typeof chapter !== 'string') {
    throw unreadable()
  }
  const change = intent === 'complete' ? completeChapter : undoChapter
  return change(db, user, guideId, chapter)
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
      .onConflict((conflict) => conflict.columns(['userId', 'guideId', 'chapterId']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  })

/** Takes the mark of `completeChapter` away. @throws KnownFailure 404 likewise */
export const undoChapter = (db: Database, user: Actor, guideId: string, chapterId: string) =>
  change(db, user, { guideId, chapterId }, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('chapterCompletions')
      .where('userId', '=', user.id)
      .where('guideId', '=', guideId)
      .where('chapterId', '=', chapterId)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  })

type ChapterKey = { guideId: string; chapterId: string }

/** @param write tells whether it changed something */
async function change(
  db: Database,
  user: Actor,
  { guideId, chapterId }: ChapterKey,
  write: (trx: Database) => Promise<boolean>,
): Promise<ProgressChange> {
  const chapterIds = await requireChapter(db, user, { guideId, chapterId })
  const after = await db.transaction().execute(async (trx) => {
    const isChanged = await write(trx)
    // It locks the person's row: of two chapters done at once the second to come sees the first.
    if (isChanged) await noteChange(trx, user.id)
    const rows = await trx
      .selectFrom('chapterCompletions')
      .select('chapterId')
      .where('userId', '=', user.id)
      .where('guideId', '=', guideId)
      .execute()
    const done = rows.filter((row) => chapterIds.has(row.chapterId))
    const progress = { done: done.length, total: chapterIds.size }
    const isDone = done.some((row) => row.chapterId === chapterId)
    const isFinished = isChanged && isComplete(progress)
    return { ...progress, isDone, isChanged, isFinished }
  })
  const { isChanged, ...state } = after
  return state
}

/** The chapters that the guide has that the asker sees. @throws KnownFailure 404 */
async function requireChapter(db: Database, user: Actor, { guideId, chapterId }: ChapterKey) {
  const isSound = isContentId(guideId) && isContentId(chapterId)
  const guide = isSound ? await seenRecord(db, guideNoun, user, guideId) : undefined
  const chapterIds = new Set(guide?.content.chapters.map(({ id }) => id))
  if (!guide || !chapterIds.has(chapterId)) throw missing(guideNoun)
  return chapterIds
}
