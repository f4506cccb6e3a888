import type { Selectable } from 'kysely'
import type { ChaptersTable, GuidesTable } from '../../db/schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import { namedIn } from '../platform/db/json-list.server.ts'
import { isContentId } from '../records/content/content.ts'
import { putInTrash } from '../records/trash/trash.server.ts'
import { guideMissing } from './guide-missing.server.ts'

export type ChapterRow = Omit<Selectable<ChaptersTable>, 'guideId' | 'position'>

/** A guide as it is stored, with its chapters in their order. */
export type GuideRow = Selectable<GuidesTable> & { chapters: ChapterRow[] }

/** Where a deleted guide stood among the related guides of another. */
export type Mention = { guideId: string; position: number }

/** What the trash keeps of a guide; there its dates are texts. */
export type TrashedGuide = Omit<GuideRow, 'searchText'> & { toolName: string; mentions: Mention[] }

/** @returns undefined when there is none */
export async function findGuideRow(db: Database, id: string): Promise<GuideRow | undefined> {
  if (!isContentId(id)) return undefined
  const guide = await db.selectFrom('guides').selectAll().where('id', '=', id).executeTakeFirst()
  if (!guide) return undefined
  const chapters = await db
    .selectFrom('chapters')
    .select(['id', 'title', 'description', 'content', 'duration', 'exercises'])
    .select(['imageUrl', 'imageAlt'])
    .where('guideId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return { ...guide, chapters }
}

/** @throws KnownFailure 404 when there is none */
export async function guideRow(db: Database, id: string): Promise<GuideRow> {
  const row = await findGuideRow(db, id)
  if (!row) throw guideMissing()
  return row
}

/** The guides that name this one as related, and where. */
export async function mentionsOf(db: Database, guideId: string): Promise<Mention[]> {
  const rows = await db
    .selectFrom('guides')
    .select(['id', 'relatedGuides'])
    .where(namedIn(db, 'relatedGuides', guideId))
    .orderBy('id')
    .execute()
  return rows.map(({ id, relatedGuides }) => ({
    guideId: id,
    position: relatedGuides.indexOf(guideId),
  }))
}

/**
 * Keeps a guide as it is now, and notes the chapters that go: what learners did of them stays, and
 * counts again when they come back. Belongs into the transaction that deletes or replaces the
 * guide, before it does so.
 * @param lost the ids of the chapters that are removed
 * @param mentions from which other guides it is removed
 */
export async function putGuideInTrash(
  trx: Database,
  actor: { id: string } | null,
  guide: GuideRow,
  lost: readonly string[],
  mentions: Mention[] = [],
): Promise<void> {
  const { searchText: _, ...kept } = guide
  const { name: toolName } = await trx
    .selectFrom('tools')
    .select('name')
    .where('id', '=', guide.toolId)
    .executeTakeFirstOrThrow()
  const record: TrashedGuide = { ...kept, toolName, mentions }
  const trashId = await putInTrash(trx, actor, {
    kind: 'guide',
    recordId: guide.id,
    title: guide.title,
    record,
  })
  if (lost.length === 0) return
  await trx
    .insertInto('lostChapters')
    .values(lost.map((chapterId) => ({ chapterId, trashId })))
    .onConflict((conflict) => conflict.column('chapterId').doUpdateSet({ trashId }))
    .execute()
}
