import { z } from 'zod'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isContentId } from '../records/content/content.ts'
import type { TrashItem } from '../records/trash/trash.server.ts'
import { noteContent } from '../records/version/change-content.server.ts'
import { hasSameContent, nextMoment } from '../records/version/record-version.server.ts'
import { findGuideRow, type Mention, putGuideInTrash } from './guide-rows.server.ts'
import { guideSchema } from './guide-schema.ts'
import {
  changeGuides,
  existingGuides,
  guideSearchText,
  storeChapters,
} from './store-guide.server.ts'

/** A guide as JSON keeps it; fields that a later version added get a form's defaults. */
const trashedSchema = guideSchema.extend({
  id: z.string().refine(isContentId),
  chapters: z.array(guideSchema.shape.chapters.unwrap().element.extend({ id: z.string().min(1) })),
  verifiedAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  toolName: z.string(),
  mentions: z.array(z.object({ guideId: z.string(), position: z.number() })),
})

/**
 * Brings a guide back as it was, with its chapters, what learners had done of them, and its places
 * among the related guides of others. When a guide with its id is there, that one goes to the trash
 * first.
 * @param trx the transaction that takes `item` out of the trash, which it leaves last
 * @throws KnownFailure 403 for customers; 409 when its tool is not there, or the entry unreadable
 */
export function restoreGuide(trx: Database, actor: Actor, item: TrashItem): Promise<void> {
  return changeGuides(trx, actor, async () => {
    const parsed = trashedSchema.safeParse(item.record)
    if (!parsed.success) {
      throw new KnownFailure('UNREADABLE', 409, 'Questa voce del cestino non si legge più.')
    }
    const { id, chapters, toolName, mentions, ...guide } = parsed.data
    await requireTool(trx, guide.toolId, toolName)
    await writeBack(trx, actor, { id, ...guide, chapters })
    for (const mention of mentions) await restoreMention(trx, id, mention)
    await noteContent(trx, actor, 'guideRestored', { id, title: guide.title })
  })
}

type Restored = Omit<z.output<typeof trashedSchema>, 'toolName' | 'mentions'>

async function writeBack(trx: Database, actor: Actor, { id, chapters, ...guide }: Restored) {
  const present = await findGuideRow(trx, id)
  const relatedGuides = await existingGuides(trx, id, guide.relatedGuides)
  const next = { ...guide, relatedGuides }
  if (present && !hasSameContent(present, { ...next, chapters })) {
    await putGuideInTrash(trx, actor, present)
  }
  const fields = {
    ...next,
    searchText: guideSearchText(next),
    updatedAt: nextMoment(present?.updatedAt ?? guide.createdAt),
  }
  await trx
    .insertInto('guides')
    .values({ id, ...fields })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
  await storeChapters(trx, id, chapters)
}

/** @throws KnownFailure 409 that says what to restore first */
async function requireTool(trx: Database, toolId: string, toolName: string): Promise<void> {
  const tool = await trx
    .selectFrom('tools')
    .select('id')
    .where('id', '=', toolId)
    .executeTakeFirst()
  if (tool) return
  const text = `Questa guida è dello strumento «${toolName}», che non c'è più. Ripristina prima lo strumento «${toolName}».`
  throw new KnownFailure('TOOL_MISSING', 409, text)
}

async function restoreMention(trx: Database, id: string, { guideId, position }: Mention) {
  const other = await trx
    .selectFrom('guides')
    .select('relatedGuides')
    .where('id', '=', guideId)
    .executeTakeFirst()
  if (!other || other.relatedGuides.includes(id)) return
  const relatedGuides = other.relatedGuides.toSpliced(position, 0, id)
  await trx.updateTable('guides').set({ relatedGuides }).where('id', '=', guideId).execute()
}
