import type { Actor, Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { moveByOne, orderedIds, storeOrder } from '../../records/list/order.server.ts'
import { freeContentId, noteContent } from '../../records/version/change-content.server.ts'
import {
  type EditBase,
  hasSameContent,
  nextMoment,
  overwritesNewer,
} from '../../records/version/record-version.server.ts'
import {
  changeScenes,
  keepFormerScene,
  putSceneInTrash,
  type SceneRow,
  sceneRow,
} from './scene-rows.server.ts'
import type { SceneInput } from './scene-schema.ts'

const conflictText = "Un'altra persona ha salvato questa scena mentre la modificavi."

/**
 * Stores a new scene as a draft, behind the others.
 * @returns its id, made from the title
 * @throws KnownFailure 403 for customers, 409 FULL when there are as many as may be
 */
export function createScene(db: Database, actor: Actor, content: SceneInput): Promise<string> {
  return changeScenes(db, actor, async (trx) => {
    const id = await freeContentId(trx, 'scenes', content.title, 'scena')
    await insertScene(trx, { ...content, id })
    await noteContent(trx, actor, 'sceneCreated', { id, title: content.title })
    return id
  })
}

/** A draft behind the others, for whoever holds the transaction. */
export async function insertScene(trx: Database, scene: SceneInput & { id: string }) {
  const ids = await orderedIds(trx, 'scenes')
  const now = new Date()
  await trx
    .insertInto('scenes')
    .values({
      ...scene,
      position: ids.length,
      isPublished: false,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await storeOrder(trx, 'scenes', [...ids, scene.id])
}

/** Stores other content of a scene, and keeps the former, for whoever holds the transaction. */
export async function replaceScene(trx: Database, doer: Doer, row: SceneRow, content: SceneInput) {
  if (!hasSameContent(row, content)) await keepFormerScene(trx, doer, row)
  await trx
    .updateTable('scenes')
    .set({ ...content, updatedAt: nextMoment(row.updatedAt) })
    .where('id', '=', row.id)
    .execute()
}

/**
 * Stores the whole form and a new `updatedAt`. What is overwritten on purpose goes into the trash;
 * the former content is kept.
 * @throws KnownFailure 403 for customers, 404 when it is gone, 409 CONFLICT when it was saved since
 *   `base.updatedAt`
 */
export function saveScene(
  db: Database,
  actor: Actor,
  id: string,
  base: EditBase,
  content: SceneInput,
): Promise<void> {
  return changeScenes(db, actor, async (trx) => {
    const row = await sceneRow(trx, id)
    if (overwritesNewer(row, base, conflictText) && !hasSameContent(row, content)) {
      await putSceneInTrash(trx, actor, row)
    }
    await replaceScene(trx, actor, row, content)
    await noteContent(trx, actor, 'sceneChanged', { id, title: content.title })
  })
}

/**
 * Shows a scene to everybody, or to administrators alone. Its content and `updatedAt` stay, so that
 * no edit under way conflicts.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export function publishScene(
  db: Database,
  actor: Actor,
  id: string,
  isPublished: boolean,
): Promise<void> {
  return changeScenes(db, actor, async (trx) => {
    const row = await sceneRow(trx, id)
    if (row.isPublished === isPublished) return
    await trx.updateTable('scenes').set({ isPublished }).where('id', '=', id).execute()
    await noteContent(trx, actor, isPublished ? 'scenePublished' : 'sceneUnpublished', row)
  })
}

/**
 * Moves a scene by one place in the order in which everybody meets them; at the end it stays where
 * it is. Its content and `updatedAt` stay, so that no edit under way conflicts.
 * @returns its place, from 1
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export function moveScene(
  db: Database,
  actor: Actor,
  id: string,
  direction: 'up' | 'down',
): Promise<{ place: number; of: number }> {
  return changeScenes(db, actor, async (trx) => {
    await sceneRow(trx, id)
    return moveByOne(trx, 'scenes', id, direction)
  })
}

/**
 * Moves a scene into the trash. Who has done it keeps that.
 * @returns the id of the trash's entry, which brings it back
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export function deleteScene(db: Database, actor: Actor, id: string): Promise<string> {
  return changeScenes(db, actor, async (trx) => {
    const row = await sceneRow(trx, id)
    const entry = await putSceneInTrash(trx, actor, row)
    await trx.deleteFrom('scenes').where('id', '=', id).execute()
    await noteContent(trx, actor, 'sceneDeleted', row)
    return entry
  })
}
