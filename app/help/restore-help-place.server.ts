import { z } from 'zod'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isContentId } from '../records/content/content.ts'
import { orderedIds, storeOrder } from '../records/list/order.server.ts'
import type { TrashItem } from '../records/trash/trash.server.ts'
import { noteContent } from '../records/version/change-content.server.ts'
import { hasSameContent, nextMoment } from '../records/version/record-version.server.ts'
import {
  changeHelpPlaces,
  findHelpPlaceRow,
  putHelpPlaceInTrash,
} from './help-place-rows.server.ts'
import { helpPlaceSchema } from './help-place-schema.ts'

/** A row as JSON keeps it; fields that a later version added are checked like a form's. */
const trashedSchema = helpPlaceSchema.extend({
  id: z.string().refine(isContentId),
  position: z.number().int(),
  isPublished: z.boolean(),
  createdAt: z.coerce.date(),
})

/**
 * Brings a place of help back as it was, to its place in the order. When one with its id is there,
 * that one goes to the trash first and its place in the order stays.
 * @param trx the transaction that takes `item` out of the trash
 * @throws KnownFailure 403 for customers, 409 when the entry cannot be read
 */
export function restoreHelpPlace(trx: Database, actor: Actor, item: TrashItem): Promise<void> {
  return changeHelpPlaces(trx, actor, async () => {
    const parsed = trashedSchema.safeParse(item.record)
    if (!parsed.success) {
      throw new KnownFailure('UNREADABLE', 409, 'Questa voce del cestino non si legge più.')
    }
    const { id, position, ...content } = parsed.data
    const present = await findHelpPlaceRow(trx, id)
    const updatedAt = nextMoment(present?.updatedAt ?? content.createdAt)
    if (present) {
      if (!hasSameContent(present, content)) await putHelpPlaceInTrash(trx, actor, present)
      const stored = { ...content, updatedAt }
      await trx.updateTable('helpPlaces').set(stored).where('id', '=', id).execute()
    } else {
      const ids = await orderedIds(trx, 'helpPlaces')
      await trx
        .insertInto('helpPlaces')
        .values({ id, position, ...content, updatedAt })
        .execute()
      const place = Math.min(Math.max(position, 0), ids.length)
      await storeOrder(trx, 'helpPlaces', ids.toSpliced(place, 0, id))
    }
    await noteContent(trx, actor, 'helpPlaceRestored', { id, title: content.name })
  })
}
