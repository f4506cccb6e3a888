import type { Selectable } from 'kysely'
import type { ChaptersTable, GuidesTable } from '../../db/schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import { namedIn } from '../platform/db/json-list.server.ts'
import { isContentId } from '../records/content/content.ts'
import type { FileRecord } from '../records/exchange/content-file.ts'
import { keepFormer } from '../records/former/former-versions.server.ts'
import { putInTrash } from '../records/trash/trash.server.ts'
import { guideMissing } from './guide-missing.server.ts'

export type ChapterRow = Omit<Selectable<ChaptersTable>, 'guideId' | 'position'>

/** A guide as it is stored, with its chapters in their order. */
export type GuideRow = Selectable<GuidesTable> & { chapters: ChapterRow[] }

/** Where a deleted guide stood among the related guides of another. */
export type Mention = { guideId: string; position: number }

/** What the trash keeps of a guide; there its dates are texts. */
export type TrashedGuide = Omit<GuideRow, 'searchText'> & { toolName: string; mentions: Mention[] }

/** These guides, or all, in the order of their ids. */
export async function readGuideRows(db: Database, ids?: readonly string[]): Promise<GuideRow[]> {
  const all = db.selectFrom('guides').selectAll().orderBy('id')
  const guides = await (ids ? all.where('id', 'in', [...ids]) : all).execute()
  const chapters = db
    .selectFrom('chapters')
    .select(['id', 'title', 'description', 'content', 'duration', 'exercises'])
    .select(['imageUrl', 'imageAlt', 'guideId'])
    .orderBy('position')
    .orderBy('id')
  const rows = await (ids ? chapters.where('guideId', 'in', [...ids]) : chapters).execute()
  const byGuide = Map.groupBy(rows, ({ guideId }) => guideId)
  return guides.map((guide) => ({
    ...guide,
    chapters: (byGuide.get(guide.id) ?? []).map(({ guideId: _, ...chapter }) => chapter),
  }))
}

/** @returns undefined when there is none */
export async function findGuideRow(db: Database, id: string): Promise<GuideRow | undefined> {
  return isContentId(id) ? (await readGuideRows(db, [id]))[0] : undefined
}

/** @throws KnownFailure 404 when there is none */
export async function guideRow(db: Database, id: string): Promise<GuideRow> {
  const row = await findGuideRow(db, id)
  if (!row) throw guideMissing()
  return row
}

/** The guides that name this one as related, and where. */
export async function findMentions(db: Database, guideId: string): Promise<Mention[]> {
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
 * Keeps a guide as it is now; what learners did of chapters that go stays, and counts again when
 * they come back. Belongs into the transaction that deletes or replaces the guide, before it does
 * so.
 * @param mentions from which other guides it is removed
 */
export async function putGuideInTrash(
  trx: Database,
  actor: { id: string | null } | null,
  guide: GuideRow,
  mentions: Mention[] = [],
): Promise<void> {
  const { searchText: _, ...kept } = guide
  const { name: toolName } = await trx
    .selectFrom('tools')
    .select('name')
    .where('id', '=', guide.toolId)
    .executeTakeFirstOrThrow()
  const record: TrashedGuide = { ...kept, toolName, mentions }
  await putInTrash(trx, actor, {
    kind: 'guide',
    recordId: guide.id,
    title: guide.title,
    record,
  })
}

/** A guide in the shape of its form, with its id and those of its chapters. */
export const exportedGuide = (guide: GuideRow): FileRecord => ({
  id: guide.id,
  title: guide.title,
  description: guide.description,
  toolId: guide.toolId,
  difficulty: guide.difficulty,
  duration: guide.duration,
  imageUrl: guide.imageUrl,
  rating: guide.rating,
  isPublished: guide.isPublished,
  prerequisites: guide.prerequisites,
  relatedGuides: guide.relatedGuides,
  chapters: guide.chapters.map((chapter) => ({ ...chapter })),
})

/** Keeps a guide among its former versions; belongs into the transaction that changes its content. */
export const keepFormerGuide = (
  trx: Database,
  doer: { id: string | null },
  guide: GuideRow,
): Promise<void> =>
  keepFormer(trx, doer, {
    kind: 'guide',
    recordId: guide.id,
    version: guide.updatedAt,
    content: exportedGuide(guide),
  })
