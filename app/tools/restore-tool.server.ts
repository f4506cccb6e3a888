import { z } from 'zod'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isContentId } from '../records/content/content.ts'
import type { TrashItem } from '../records/trash/trash.server.ts'
import { noteContent } from '../records/version/change-content.server.ts'
import { hasSameContent, nextMoment } from '../records/version/record-version.server.ts'
import { changeTools, toolSearchText } from './edit-tool.server.ts'
import { findToolRow, putToolInTrash } from './tool-rows.server.ts'
import { toolSchema } from './tool-schema.ts'

/** A row as JSON keeps it; fields that a later version added get a form's defaults. */
const trashedSchema = toolSchema.extend({
  id: z.string().refine(isContentId),
  isActive: z.boolean(),
  verifiedAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
})

/**
 * Brings a tool back as it was. When one with its id is there, that one goes to the trash first.
 * @param trx the transaction that takes `item` out of the trash
 * @throws KnownFailure 403 for customers, 409 when the entry cannot be read
 */
export function restoreTool(trx: Database, actor: Actor, item: TrashItem): Promise<void> {
  return changeTools(trx, actor, async () => {
    const parsed = trashedSchema.safeParse(item.record)
    if (!parsed.success) {
      throw new KnownFailure('UNREADABLE', 409, 'Questa voce del cestino non si legge più.')
    }
    const { id, ...content } = parsed.data
    const present = await findToolRow(trx, id)
    const updatedAt = nextMoment(present?.updatedAt ?? content.createdAt)
    const stored = { ...content, searchText: toolSearchText(content), updatedAt }
    if (present) {
      if (!hasSameContent(present, content)) await putToolInTrash(trx, actor, present)
      await trx.updateTable('tools').set(stored).where('id', '=', id).execute()
    } else {
      await trx
        .insertInto('tools')
        .values({ id, ...stored })
        .execute()
    }
    await noteContent(trx, actor, 'toolRestored', { id, title: content.name })
  })
}
