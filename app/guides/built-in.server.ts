import { checkedIn } from '../../db/content/checked-in.ts'
import { guides } from '../../db/content/guides/all.ts'
import { tools } from '../../db/content/tools/all.ts'
import type { GuideContent } from '../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import type { BuiltInCounts, ResetPreview } from '../records/version/built-in.server.ts'
import { hasSameContent, nextMoment } from '../records/version/record-version.server.ts'
import { removeGuide } from './edit-guide.server.ts'
import {
  findGuideRow,
  type GuideRow,
  keepFormerGuide,
  putGuideInTrash,
} from './guide-rows.server.ts'
import { changeGuides, guideSearchText, storeChapters } from './store-guide.server.ts'

const ids = guides.map(({ id }) => id)

/** When the writers checked a guide: null where an administrator did, or changed its words. */
export function writersCheck(row: Omit<GuideRow, 'searchText'>): string | null {
  const written = guides.find(({ id }) => id === row.id)
  if (!written || row.verifiedAt) return null
  return hasSameContent(row, { ...written, isPublished: row.isPublished }) ? checkedIn : null
}

/**
 * Inserts or replaces the built-in guides by id, in one transaction; all others stay as they are.
 * Chapters keep their ids, and with them what learners did, also those that were deleted and come
 * back; what had been changed goes to the trash.
 * @throws KnownFailure 403 for customers, 409 when a built-in tool is missing
 */
export function updateBuiltInGuides(db: Database, actor: Actor): Promise<BuiltInCounts> {
  return changeGuides(db, actor, async (trx) => {
    const counts = await storeBuiltInGuides(trx, actor)
    await recordActivity(trx, { kind: 'contentReset', actorId: actor.id })
    return counts
  })
}

/** What `updateBuiltInGuides` does, for whoever runs a write to the guides. */
export async function storeBuiltInGuides(
  trx: Database,
  actor: Actor,
  { removingAdded = false }: { removingAdded?: boolean } = {},
): Promise<GuideCounts> {
  await requireTools(trx)
  const different = await differentGuides(trx)
  const added = removingAdded ? await addedIds(trx) : []
  for (const { guide, row } of different) await storeGuide(trx, actor, guide, row)
  for (const id of added) await removeAdded(trx, actor, id)
  const replaced = different.filter(({ row }) => row).length
  return {
    configured: guides.length,
    added: different.length - replaced,
    replaced,
    removed: added.length,
  }
}

type GuideCounts = BuiltInCounts & {
  /** Guides that administrators had added; they are in the trash. */
  removed: number
}

type Different = { guide: GuideContent; row: GuideRow | undefined }

/** The built-in guides that do not stand as they came, and how they stand. */
async function differentGuides(db: Database): Promise<Different[]> {
  const different: Different[] = []
  for (const guide of guides) {
    const row = await findGuideRow(db, guide.id)
    if (!row || !hasSameContent(row, guide)) different.push({ guide, row })
  }
  return different
}

async function storeGuide(
  trx: Database,
  actor: Actor,
  { chapters, ...content }: GuideContent,
  row: GuideRow | undefined,
) {
  if (row) {
    await putGuideInTrash(trx, actor, row)
    await keepFormerGuide(trx, actor, row)
  }
  const now = new Date()
  const fields = {
    ...content,
    verifiedAt: null,
    searchText: guideSearchText(content),
    updatedAt: row ? nextMoment(row.updatedAt) : now,
  }
  await trx
    .insertInto('guides')
    .values({ ...fields, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
  await storeChapters(trx, content.id, chapters)
}

/** A guide without its tool cannot be stored: which one to bring back first. */
async function requireTools(trx: Database): Promise<void> {
  const rows = await trx.selectFrom('tools').select('id').execute()
  const stored = new Set(rows.map(({ id }) => id))
  const missing = tools.find(({ id }) => !stored.has(id))
  if (!missing) return
  const text = `Manca lo strumento «${missing.name}». Aggiorna prima gli strumenti.`
  throw new KnownFailure('TOOL_MISSING', 409, text)
}

async function removeAdded(trx: Database, actor: Actor, id: string): Promise<void> {
  const row = await findGuideRow(trx, id)
  if (row) await removeGuide(trx, actor, row)
}

async function addedIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('guides').select('id').where('id', 'not in', ids).execute()
  return rows.map(({ id }) => id)
}

/** What configuring everything would do to the guides. @throws KnownFailure 403 for customers */
export async function previewGuideReset(db: Database, actor: Actor): Promise<ResetPreview> {
  requireAdministrator(actor)
  const different = await differentGuides(db)
  const replaced = different.filter(({ row }) => row).length
  const removed = (await addedIds(db)).length
  return { removed, replaced, added: different.length - replaced }
}
