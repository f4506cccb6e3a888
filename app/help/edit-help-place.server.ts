import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { moveByOne, orderedIds } from '../records/list/order.server.ts'
import { freeContentId, noteContent } from '../records/version/change-content.server.ts'
import {
  type EditBase,
  hasSameContent,
  nextMoment,
  overwritesNewer,
} from '../records/version/record-version.server.ts'
import { changeHelpPlaces, helpPlaceRow, putHelpPlaceInTrash } from './help-place-rows.server.ts'
import type { HelpPlaceInput } from './help-place-schema.ts'

const conflictText = "Un'altra persona ha salvato questa scheda mentre la modificavi."

/**
 * Stores a new place as a draft, behind the others.
 * @returns its id, made from the name
 */
export function createHelpPlace(
  db: Database,
  actor: Actor,
  content: HelpPlaceInput,
): Promise<string> {
  return changeHelpPlaces(db, actor, async (trx) => {
    const id = await freeContentId(trx, 'helpPlaces', content.name, 'aiuto')
    const position = (await orderedIds(trx, 'helpPlaces')).length
    const now = new Date()
    await trx
      .insertInto('helpPlaces')
      .values({ id, ...content, position, isPublished: false, createdAt: now, updatedAt: now })
      .execute()
    await noteContent(trx, actor, 'helpPlaceCreated', { id, title: content.name })
    return id
  })
}

/**
 * Stores the whole form and a new `updatedAt`. What is overwritten on purpose goes into the trash.
 * @throws KnownFailure 404 when it is gone, 409 CONFLICT when it was saved since `base.updatedAt`
 */
export function saveHelpPlace(
  db: Database,
  actor: Actor,
  id: string,
  base: EditBase,
  content: HelpPlaceInput,
): Promise<void> {
  return changeHelpPlaces(db, actor, async (trx) => {
    const row = await helpPlaceRow(trx, id)
    if (overwritesNewer(row, base, conflictText) && !hasSameContent(row, content)) {
      await putHelpPlaceInTrash(trx, actor, row)
    }
    await trx
      .updateTable('helpPlaces')
      .set({ ...content, updatedAt: nextMoment(row.updatedAt) })
      .where('id', '=', id)
      .execute()
    await noteContent(trx, actor, 'helpPlaceChanged', { id, title: content.name })
  })
}

/**
 * Shows a place to everybody, or to administrators alone. Its content and `updatedAt` stay, so that
 * no edit under way conflicts.
 * @throws KnownFailure 404 when it is gone
 */
export function publishHelpPlace(
  db: Database,
  actor: Actor,
  id: string,
  isPublished: boolean,
): Promise<void> {
  return changeHelpPlaces(db, actor, async (trx) => {
    const row = await helpPlaceRow(trx, id)
    if (row.isPublished === isPublished) return
    await trx.updateTable('helpPlaces').set({ isPublished }).where('id', '=', id).execute()
    const kind = `helpPlace${isPublished ? 'Published' : 'Unpublished'}` as const
    await noteContent(trx, actor, kind, { id, title: row.name })
  })
}

/**
 * Moves a place by one in the order in which everybody sees them.
 * @throws KnownFailure 404 when it is gone
 */
export function moveHelpPlace(
  db: Database,
  actor: Actor,
  id: string,
  direction: 'up' | 'down',
): Promise<{ place: number; of: number }> {
  return changeHelpPlaces(db, actor, async (trx) => {
    await helpPlaceRow(trx, id)
    return moveByOne(trx, 'helpPlaces', id, direction)
  })
}

/** Moves a place into the trash. @throws KnownFailure 404 when it is gone */
export function deleteHelpPlace(db: Database, actor: Actor, id: string): Promise<void> {
  return changeHelpPlaces(db, actor, async (trx) => {
    const row = await helpPlaceRow(trx, id)
    await putHelpPlaceInTrash(trx, actor, row)
    await trx.deleteFrom('helpPlaces').where('id', '=', id).execute()
    await noteContent(trx, actor, 'helpPlaceDeleted', { id, title: row.name })
  })
}
