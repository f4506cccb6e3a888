import type { Selectable } from 'kysely'
import type { ScenesTable } from '../../../db/schema.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockTables } from '../../platform/db/lock.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isContentId } from '../../records/content/content.ts'
import type { FileRecord } from '../../records/exchange/content-file.ts'
import { keepFormer } from '../../records/former/former-versions.server.ts'
import { putInTrash } from '../../records/trash/trash.server.ts'
import { changeContent } from '../../records/version/change-content.server.ts'
import { withinBound } from '../../records/version/within-bound.server.ts'

/** A scene as it is stored, and as the trash keeps it (there its dates are texts). */
export type SceneRow = Selectable<ScenesTable>

/** How many scenes there may be: people see all of them on one page, in their order. */
export const mostScenes = 60

const missing = 'Scena non trovata'

/** Runs a write to the scenes: see `changeContent`. @throws KnownFailure 403 for customers */
export const changeScenes = <T>(
  db: Database,
  actor: Doer,
  work: (trx: Database) => Promise<T>,
): Promise<T> =>
  changeContent(
    db,
    actor,
    (trx) => lockTables(trx, ['scenes']),
    (trx) =>
      withinBound(trx, { table: 'scenes', what: 'scene', most: mostScenes }, () => work(trx)),
  )

/** @returns undefined when there is none */
export async function findSceneRow(db: Database, id: string): Promise<SceneRow | undefined> {
  if (!isContentId(id)) return undefined
  return db.selectFrom('scenes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @throws KnownFailure 404 when there is none */
export async function sceneRow(db: Database, id: string): Promise<SceneRow> {
  const row = await findSceneRow(db, id)
  if (!row) throw new KnownFailure('NOT_FOUND', 404, missing)
  return row
}

/**
 * Keeps a scene as it is now; belongs into the transaction that deletes or replaces it.
 * @returns the id of the trash's entry
 */
export const putSceneInTrash = (trx: Database, actor: Doer, scene: SceneRow): Promise<string> =>
  putInTrash(trx, actor, {
    kind: 'scene',
    recordId: scene.id,
    title: scene.title,
    record: scene,
  })

/** A scene in the shape of its form, with its id. */
export const exportedScene = (scene: SceneRow): FileRecord => ({
  id: scene.id,
  title: scene.title,
  moment: scene.moment,
  channel: scene.channel,
  sender: scene.sender,
  senderSign: scene.senderSign,
  sentAt: scene.sentAt,
  lines: scene.lines,
  isTrue: scene.isTrue ? 'on' : 'off',
  verdict: scene.verdict,
  remark: scene.remark,
  actions: scene.actions,
  ifTrusted: scene.ifTrusted,
  ifDoubted: scene.ifDoubted,
})

/** Keeps a scene among its former versions; belongs into the transaction that changes its content. */
export const keepFormerScene = (trx: Database, doer: Doer, scene: SceneRow): Promise<void> =>
  keepFormer(trx, doer, {
    kind: 'scene',
    recordId: scene.id,
    version: scene.updatedAt,
    content: exportedScene(scene),
  })
