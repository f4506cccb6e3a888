import type { SceneChannel } from '../../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { messageSpots } from './scene.ts'
import { type SceneRow, sceneRow } from './scene-rows.server.ts'

/** A row of the administrators' list. */
export type ListedScene = {
  id: string
  title: string
  channel: SceneChannel
  isTrue: boolean
  isPublished: boolean
  /** How many of its parts can make somebody suspicious. */
  signs: number
  updatedAt: Date
}

/**
 * All scenes, drafts included, in the order in which everybody meets them.
 * @throws KnownFailure 403 for customers
 */
export async function listScenesForAdmin(db: Database, actor: Actor): Promise<ListedScene[]> {
  requireAdministrator(actor)
  const rows = await db.selectFrom('scenes').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ id, title, channel, isTrue, isPublished, updatedAt, ...message }) => ({
    id,
    title,
    channel,
    isTrue,
    isPublished,
    signs: messageSpots(message).filter(({ sign }) => sign !== null).length,
    updatedAt,
  }))
}

/**
 * A scene as its form begins with it.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export async function readSceneForEdit(db: Database, actor: Actor, id: string): Promise<SceneRow> {
  requireAdministrator(actor)
  return sceneRow(db, id)
}
