import { scenes } from '../../../db/content/scenes/all.ts'
import type { SceneContent } from '../../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { recordActivity } from '../../records/activity/activity.server.ts'
import { storeOrder } from '../../records/list/order.server.ts'
import { hasSameContent, nextMoment } from '../../records/version/record-version.server.ts'
import {
  changeScenes,
  findSceneRow,
  keepFormerScene,
  putSceneInTrash,
} from './scene-rows.server.ts'

const builtInIds = scenes.map(({ id }) => id)

/** What a reset would do, for the question it asks first; titles. */
export type ScenesPreview = {
  /** What administrators added: it goes to the trash. */
  added: string[]
  /** Built-in scenes that somebody changed: their content comes back. */
  changed: string[]
  /** Built-in scenes that somebody deleted. */
  missing: string[]
}

/** @throws KnownFailure 403 for customers */
export async function previewScenesReset(db: Database, actor: Actor): Promise<ScenesPreview> {
  requireAdministrator(actor)
  const rows = await db.selectFrom('scenes').selectAll().orderBy('position').execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  return {
    added: rows.flatMap(({ id, title }) => (builtInIds.includes(id) ? [] : [title])),
    changed: scenes.flatMap((content) => {
      const row = stored.get(content.id)
      return row && !hasSameContent(row, content) ? [row.title] : []
    }),
    missing: scenes.flatMap(({ id, title }) => (stored.has(id) ? [] : [title])),
  }
}

/**
 * Exactly the built-in scenes with their content and in their order; what administrators added or
 * changed goes to the trash. Who has done a scene keeps that. All or nothing.
 * @throws KnownFailure 403 for customers
 */
export function resetScenes(db: Database, actor: Actor): Promise<void> {
  return changeScenes(db, actor, async (trx) => {
    const added = await trx
      .selectFrom('scenes')
      .selectAll()
      .where('id', 'not in', builtInIds)
      .execute()
    for (const scene of added) await putSceneInTrash(trx, actor, scene)
    await trx.deleteFrom('scenes').where('id', 'not in', builtInIds).execute()
    for (const [position, content] of scenes.entries()) {
      await storeOne(trx, actor, content, position)
    }
    await storeOrder(trx, 'scenes', builtInIds)
    await recordActivity(trx, { kind: 'contentReset', actorId: actor.id })
  })
}

async function storeOne(trx: Database, actor: Actor, content: SceneContent, position: number) {
  const row = await findSceneRow(trx, content.id)
  if (!row) {
    const now = new Date()
    await trx
      .insertInto('scenes')
      .values({ ...content, position, createdAt: now, updatedAt: now })
      .execute()
    return
  }
  if (hasSameContent(row, content)) return
  await putSceneInTrash(trx, actor, row)
  await keepFormerScene(trx, actor, row)
  await trx
    .updateTable('scenes')
    .set({ ...content, updatedAt: nextMoment(row.updatedAt) })
    .where('id', '=', content.id)
    .execute()
}
