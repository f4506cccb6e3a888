import { checkedIn } from '../../db/content/checked-in.ts'
import { tools } from '../../db/content/tools/all.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import type { BuiltInCounts, ResetPreview } from '../records/version/built-in.server.ts'
import { hasSameContent, nextMoment } from '../records/version/record-version.server.ts'
import { changeTools, toolSearchText } from './edit-tool.server.ts'
import { keepFormerTool, putToolInTrash, type ToolRow } from './tool-rows.server.ts'

const ids = tools.map(({ id }) => id)

/** When the writers checked a tool: null where an administrator did, or changed its words. */
export function writersCheck(row: ToolRow): string | null {
  const written = tools.find(({ id }) => id === row.id)
  if (!written || row.verifiedAt) return null
  return hasSameContent(row, { ...written, isActive: row.isActive }) ? checkedIn : null
}

/**
 * Inserts or replaces the built-in tools by id, in one transaction; all others stay as they are.
 * What had been changed goes to the trash.
 * @throws KnownFailure 403 for customers
 */
export function updateBuiltInTools(db: Database, actor: Actor): Promise<BuiltInCounts> {
  return changeTools(db, actor, async (trx) => {
    const counts = await storeBuiltInTools(trx, actor)
    await recordActivity(trx, { kind: 'contentReset', actorId: actor.id })
    return counts
  })
}

/** What `updateBuiltInTools` does, for whoever runs a write to the tools. */
export async function storeBuiltInTools(trx: Database, actor: Actor): Promise<BuiltInCounts> {
  const rows = await trx.selectFrom('tools').selectAll().where('id', 'in', ids).execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const counts = { configured: ids.length, added: 0, replaced: 0 }
  for (const tool of tools) {
    const row = stored.get(tool.id)
    if (row && hasSameContent(row, tool)) continue
    if (row) {
      await putToolInTrash(trx, actor, row)
      await keepFormerTool(trx, actor, row)
    }
    const now = new Date()
    const fields = {
      ...tool,
      verifiedAt: null,
      searchText: toolSearchText(tool),
      updatedAt: row ? nextMoment(row.updatedAt) : now,
    }
    await trx
      .insertInto('tools')
      .values({ ...fields, createdAt: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
      .execute()
    if (row) counts.replaced += 1
    else counts.added += 1
  }
  return counts
}

/**
 * Puts every tool that is not built in into the trash; none of them may have a guide any more.
 * @returns how many
 */
export async function removeAddedTools(trx: Database, actor: Actor): Promise<number> {
  const added = await trx.selectFrom('tools').selectAll().where('id', 'not in', ids).execute()
  for (const tool of added) await putToolInTrash(trx, actor, tool)
  await trx.deleteFrom('tools').where('id', 'not in', ids).execute()
  return added.length
}

/** What configuring everything would do to the tools. @throws KnownFailure 403 for customers */
export async function previewToolReset(db: Database, actor: Actor): Promise<ResetPreview> {
  requireAdministrator(actor)
  const { count } = await db
    .selectFrom('tools')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'not in', ids)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('tools').selectAll().where('id', 'in', ids).execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const changed = tools.filter((tool) => {
    const row = stored.get(tool.id)
    return row && !hasSameContent(row, tool)
  })
  return { removed: count, replaced: changed.length, added: ids.length - rows.length }
}
