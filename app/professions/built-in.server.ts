import { professions } from '../../db/content/professions/all.ts'
import type { ProfessionContent } from '../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import { orderedIds, storeOrder } from '../records/list/order.server.ts'
import { hasSameContent, nextMoment } from '../records/version/record-version.server.ts'
import {
  changeProfessions,
  findProfessionRow,
  promptSetRow,
  putProfessionInTrash,
} from './profession-rows.server.ts'

const builtInIds = professions.map(({ id }) => id)
const isBuiltIn = (id: string) => builtInIds.includes(id)

/** What a reset would do, for the question it asks first. */
export type ResetPreview = {
  /** Titles that administrators added: they go to the trash. */
  added: string[]
  /** How many of these have a prompt set, which goes along. */
  addedSets: number
  /** Titles of built-in professions that somebody changed: their content comes back. */
  changed: string[]
  /** Titles of built-in professions that somebody deleted. */
  missing: string[]
}

/** @throws KnownFailure 403 for customers */
export async function previewReset(db: Database, actor: Actor): Promise<ResetPreview> {
  requireAdministrator(actor)
  const rows = await db.selectFrom('professions').selectAll().orderBy('position').execute()
  const owners = await db.selectFrom('promptSets').select('professionId').execute()
  const withSet = new Set(owners.map(({ professionId }) => professionId))
  const added = rows.filter(({ id }) => !isBuiltIn(id))
  const stored = new Map(rows.map((row) => [row.id, row]))
  return {
    added: added.map(({ title }) => title),
    addedSets: added.filter(({ id }) => withSet.has(id)).length,
    changed: professions.flatMap((content) => {
      const row = stored.get(content.id)
      return row && !hasSameContent(row, content) ? [row.title] : []
    }),
    missing: professions.flatMap(({ id, title }) => (stored.has(id) ? [] : [title])),
  }
}

/** How many built-in professions now stand as they came, and what came of the others. */
export type BuiltInDone = {
  configured: number
  /** Records that went to the trash. */
  trashed: number
  /** Titles of built-in professions without a prompt set: importing the dataset brings it. */
  withoutSet: string[]
}

/**
 * Exactly the built-in professions with their content and in their order. Rows that are
 * built in keep id and prompt set; what administrators added or changed goes to the trash. All or
 * nothing.
 */
export function resetProfessions(db: Database, actor: Actor): Promise<BuiltInDone> {
  return changeProfessions(db, actor, async (trx) => {
    const added = (await orderedIds(trx, 'professions')).filter((id) => !isBuiltIn(id))
    for (const id of added) await trashAdded(trx, actor, id)
    const replaced = await storeBuiltIn(trx, actor)
    await storeOrder(trx, 'professions', builtInIds)
    await recordActivity(trx, { kind: 'contentReset', actorId: actor.id })
    return done(trx, added.length + replaced)
  })
}

/**
 * Inserts or replaces the built-in professions by id; others stay as they are. A replaced
 * one that differs goes to the trash.
 */
export function updateProfessions(db: Database, actor: Actor): Promise<BuiltInDone> {
  return changeProfessions(db, actor, async (trx) => {
    const replaced = await storeBuiltIn(trx, actor)
    await recordActivity(trx, { kind: 'contentReset', actorId: actor.id })
    return done(trx, replaced)
  })
}

async function trashAdded(trx: Database, actor: Actor, id: string) {
  const profession = await findProfessionRow(trx, id)
  if (!profession) return
  await putProfessionInTrash(trx, actor, { profession, promptSet: await promptSetRow(trx, id) })
  await trx.deleteFrom('professions').where('id', '=', id).execute()
}

/** @returns how many were replaced */
async function storeBuiltIn(trx: Database, actor: Actor): Promise<number> {
  let replaced = 0
  for (const content of professions) replaced += await storeOne(trx, actor, content)
  return replaced
}

async function storeOne(trx: Database, actor: Actor, content: ProfessionContent): Promise<number> {
  const row = await findProfessionRow(trx, content.id)
  if (!row) {
    const now = new Date()
    const position = (await orderedIds(trx, 'professions')).length
    await trx
      .insertInto('professions')
      .values({ ...content, position, createdAt: now, updatedAt: now })
      .execute()
    return 0
  }
  if (hasSameContent(row, content)) return 0
  await putProfessionInTrash(trx, actor, { profession: row, promptSet: null })
  const { id, ...fields } = content
  await trx
    .updateTable('professions')
    .set({ ...fields, updatedAt: nextMoment(row.updatedAt) })
    .where('id', '=', id)
    .execute()
  return 1
}

async function done(trx: Database, trashed: number): Promise<BuiltInDone> {
  const rows = await trx
    .selectFrom('promptSets')
    .select('professionId')
    .where('professionId', 'in', builtInIds)
    .execute()
  const owners = new Set(rows.map(({ professionId }) => professionId))
  const withoutSet = professions.flatMap(({ id, title }) => (owners.has(id) ? [] : [title]))
  return { configured: professions.length, trashed, withoutSet }
}
