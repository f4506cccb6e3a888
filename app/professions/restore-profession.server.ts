import { z } from 'zod'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { orderedIds, storeOrder } from '../records/list/order.server.ts'
import type { TrashItem } from '../records/trash/trash.server.ts'
import { noteContent } from '../records/version/change-content.server.ts'
import { isProfessionId } from './profession.ts'
import {
  changeProfessions,
  findProfessionRow,
  promptSetRow,
  putProfessionInTrash,
} from './profession-rows.server.ts'
import { professionSchema } from './profession-schema.ts'

/** A row as JSON keeps it; fields that a later version added are checked like a form's. */
const trashedSchema = z.object({
  profession: professionSchema.extend({
    id: z.string().refine(isProfessionId),
    position: z.number().int(),
    // An entry without it was public.
    isPublished: z.boolean().default(true),
    createdAt: z.coerce.date(),
    updatedAt: z.coerce.date(),
  }),
  promptSet: z.unknown(),
})

/** The set that comes back with a profession, as it was stored; for whoever owns prompt sets. */
export type SetToRestore = { professionId: string; promptSet: unknown }

/**
 * Brings a profession back as it was, to its place in the order. When one with its id is there,
 * that one goes to the trash first: whole, with its set, if a set comes back too; its content
 * alone if not.
 * @param trx the transaction that took `item` out of the trash
 * @returns the set to bring back with it, if there was one
 * @throws KnownFailure 409 when the entry cannot be read
 */
export function restoreProfessionRow(
  trx: Database,
  actor: Actor,
  item: TrashItem,
): Promise<SetToRestore | null> {
  return changeProfessions(trx, actor, async () => {
    const parsed = trashedSchema.safeParse(item.record)
    if (!parsed.success) {
      throw new KnownFailure('UNREADABLE', 409, 'Questa voce del cestino non si legge più.')
    }
    const { profession, promptSet } = parsed.data
    const { id } = profession
    await makeRoom(trx, actor, id, Boolean(promptSet))
    await noteContent(trx, actor, 'professionRestored', profession)
    const ids = await orderedIds(trx, 'professions')
    if (ids.includes(id)) {
      const { position: _, ...content } = profession
      await trx.updateTable('professions').set(content).where('id', '=', id).execute()
    } else {
      await trx.insertInto('professions').values(profession).execute()
      const place = Math.min(Math.max(profession.position, 0), ids.length)
      await storeOrder(trx, 'professions', ids.toSpliced(place, 0, id))
    }
    return promptSet ? { professionId: id, promptSet } : null
  })
}

async function makeRoom(trx: Database, actor: Actor, id: string, forSet: boolean) {
  const profession = await findProfessionRow(trx, id)
  if (!profession) return
  const promptSet = forSet ? await promptSetRow(trx, id) : null
  await putProfessionInTrash(trx, actor, { profession, promptSet })
  // A set goes with its profession, by its reference.
  if (promptSet) await trx.deleteFrom('professions').where('id', '=', id).execute()
}
