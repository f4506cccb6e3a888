import { z } from 'zod'
import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isContentId } from '../../records/content/content.ts'
import { orderedIds, storeOrder } from '../../records/list/order.server.ts'
import { type TrashItem, takeFromTrash } from '../../records/trash/trash.server.ts'
import { noteContent } from '../../records/version/change-content.server.ts'
import { hasSameContent, nextMoment } from '../../records/version/record-version.server.ts'
import { changeScenes, findSceneRow, putSceneInTrash } from './scene-rows.server.ts'
import { sceneSchema } from './scene-schema.ts'

/** A row as JSON keeps it. */
const trashedSchema = sceneSchema.extend({
  id: z.string().refine(isContentId),
  position: z.number().int(),
  isPublished: z.boolean(),
  isTrue: z.boolean(),
  createdAt: z.coerce.date(),
})

/**
 * Brings a scene back as it was, to its place in the order. When one with its id is there, that one
 * goes to the trash first.
 * @param trx the transaction that takes `item` out of the trash
 * @throws KnownFailure 403 for customers, 409 when the entry cannot be read
 */
export function restoreScene(trx: Database, actor: Actor, item: TrashItem): Promise<void> {
  return changeScenes(trx, actor, async () => {
    const parsed = trashedSchema.safeParse(item.record)
    if (!parsed.success) {
      throw new KnownFailure('UNREADABLE', 409, 'Questa voce del cestino non si legge più.')
    }
    const { position, ...content } = parsed.data
    const { id, title } = content
    const present = await findSceneRow(trx, id)
    const updatedAt = nextMoment(present?.updatedAt ?? content.createdAt)
    if (present) {
      if (!hasSameContent(present, content)) await putSceneInTrash(trx, actor, present)
      await trx
        .updateTable('scenes')
        .set({ ...content, updatedAt })
        .where('id', '=', id)
        .execute()
    } else {
      const ids = await orderedIds(trx, 'scenes')
      await trx
        .insertInto('scenes')
        .values({ ...content, position, updatedAt })
        .execute()
      const place = Math.min(Math.max(position, 0), ids.length)
      await storeOrder(trx, 'scenes', ids.toSpliced(place, 0, id))
    }
    await noteContent(trx, actor, 'sceneRestored', { id, title })
  })
}

/**
 * Takes back a deletion, from the list itself.
 * @param entryId of the trash
 * @returns the scene's id
 * @throws KnownFailure 403 for customers, 404 when it is not in the trash any more
 */
export async function undoDeletion(db: Database, actor: Actor, entryId: string): Promise<string> {
  requireAdministrator(actor)
  return db.transaction().execute(async (trx) => {
    const { recordId } = await takeFromTrash(trx, entryId, async (entry) => {
      if (entry.kind !== 'scene') throw new KnownFailure('NOT_FOUND', 404, notAScene)
      await restoreScene(trx, actor, entry)
    })
    return recordId
  })
}

const notAScene = 'Questa voce del cestino non è una scena.'
