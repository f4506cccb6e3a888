import { searchColumn } from '../../db/fold.ts'
import type { Actor, Doer } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockTables } from '../platform/db/lock.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { renewPictures } from '../records/pictures/pictures.server.ts'
import {
  changeContent,
  freeContentId,
  noteContent,
} from '../records/version/change-content.server.ts'
import {
  type EditBase,
  hasSameContent,
  nextMoment,
  overwritesNewer,
} from '../records/version/record-version.server.ts'
import { withinBound } from '../records/version/within-bound.server.ts'
import { countText } from '../ui/format-number.ts'
import { keepFormerTool, putToolInTrash, type ToolRow, toolRow } from './tool-rows.server.ts'
import type { ToolInput } from './tool-schema.ts'

const conflictText = "Un'altra persona ha salvato questo strumento mentre lo modificavi."

/** Runs a write to the tools: see `changeContent`. @throws KnownFailure 403 for customers */
export const changeTools = <T>(
  db: Database,
  actor: Doer,
  work: (trx: Database) => Promise<T>,
): Promise<T> =>
  changeContent(
    db,
    actor,
    (trx) => lockTables(trx, ['tools']),
    (trx) => withinBound(trx, { table: 'tools', what: 'strumenti' }, () => work(trx)),
  )

/** What the list is ordered by and searched in; it begins with the name. */
export const toolSearchText = ({
  name,
  description,
  category,
}: Pick<ToolInput, 'name' | 'description' | 'category'>) =>
  searchColumn([name, description, category])

/**
 * Stores a new tool.
 * @returns its id, made from the name
 */
export function createTool(db: Database, actor: Actor, content: ToolInput): Promise<string> {
  return changeTools(db, actor, async (trx) => {
    const id = await freeContentId(trx, 'tools', content.name, 'strumento')
    await renewPictures(trx, [content.imageUrl])
    await insertTool(trx, { id, ...content })
    await noteContent(trx, actor, 'toolCreated', { id, title: content.name })
    return id
  })
}

/** A new row of the table, for whoever holds the transaction. */
export async function insertTool(trx: Database, tool: ToolInput & { id: string }): Promise<void> {
  const now = new Date()
  await trx
    .insertInto('tools')
    .values({
      ...tool,
      verifiedAt: null,
      searchText: toolSearchText(tool),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

/**
 * Stores the whole form and a new `updatedAt`. What is overwritten on purpose goes into
 * the trash; when the tool was verified stays. The former content is kept.
 * @throws KnownFailure 404 when it is gone, 409 CONFLICT when it was saved since `base.updatedAt`
 */
export function saveTool(
  db: Database,
  actor: Actor,
  id: string,
  base: EditBase,
  content: ToolInput,
): Promise<void> {
  return changeTools(db, actor, async (trx) => {
    const row = await toolRow(trx, id)
    if (overwritesNewer(row, base, conflictText) && !hasSameContent(row, content)) {
      await putToolInTrash(trx, actor, row)
    }
    // A picture that the record names already may be gone: saving something else goes on.
    if (content.imageUrl !== row.imageUrl) await renewPictures(trx, [content.imageUrl])
    await replaceTool(trx, actor, row, content)
    await noteContent(trx, actor, 'toolChanged', { id, title: content.name })
  })
}

/** Stores other content of a tool, and keeps the former, for whoever holds the transaction. */
export async function replaceTool(
  trx: Database,
  doer: Doer,
  row: ToolRow,
  content: ToolInput,
): Promise<void> {
  // Whether it is shown is no part of a version.
  const { isActive: _, ...words } = content
  if (!hasSameContent(row, words)) await keepFormerTool(trx, doer, row)
  await trx
    .updateTable('tools')
    .set({
      ...content,
      searchText: toolSearchText(content),
      updatedAt: nextMoment(row.updatedAt),
    })
    .where('id', '=', row.id)
    .execute()
}

/**
 * Shows a tool to everybody, or to administrators only.
 * @throws KnownFailure 404 when it is gone
 */
export function setToolActive(
  db: Database,
  actor: Actor,
  id: string,
  isActive: boolean,
): Promise<{ name: string }> {
  return changeTools(db, actor, async (trx) => {
    const row = await toolRow(trx, id)
    if (row.isActive === isActive) return row
    await trx
      .updateTable('tools')
      .set({ isActive, updatedAt: nextMoment(row.updatedAt) })
      .where('id', '=', id)
      .execute()
    await noteContent(trx, actor, isActive ? 'toolActivated' : 'toolDeactivated', {
      id,
      title: row.name,
    })
    return row
  })
}

/**
 * 'Ho verificato': an administrator looked and what is written holds today. The content is as it
 * was, so that an edit under way meets no conflict.
 * @throws KnownFailure 404 when it is gone
 */
export function verifyTool(db: Database, actor: Actor, id: string): Promise<void> {
  return changeTools(db, actor, async (trx) => {
    const row = await toolRow(trx, id)
    await trx.updateTable('tools').set({ verifiedAt: new Date() }).where('id', '=', id).execute()
    await noteContent(trx, actor, 'toolVerified', { id, title: row.name })
  })
}

/**
 * Moves a tool into the trash.
 * @throws KnownFailure 404 when it is gone, 409 HAS_GUIDES while guides belong to it
 */
export function deleteTool(db: Database, actor: Actor, id: string): Promise<{ name: string }> {
  return changeTools(db, actor, async (trx) => {
    const row = await toolRow(trx, id)
    const guides = await guidesOf(trx, id)
    if (guides.total > 0) throw new KnownFailure('HAS_GUIDES', 409, hasGuidesText(guides))
    await putToolInTrash(trx, actor, row)
    await trx.deleteFrom('tools').where('id', '=', id).execute()
    await noteContent(trx, actor, 'toolDeleted', { id, title: row.name })
    return row
  })
}

/** Of these the text names the first; the others are counted. */
const namedGuides = 5

/** The guides of a tool, drafts included: how many, and what the first are called. */
async function guidesOf(trx: Database, toolId: string) {
  const guides = trx.selectFrom('guides').where('toolId', '=', toolId)
  const { total } = await guides
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const first = await guides
    .select('title')
    .orderBy('title')
    .orderBy('id')
    .limit(namedGuides)
    .execute()
  return { total: Number(total), titles: first.map(({ title }) => title) }
}

/** Why a tool cannot be deleted: 'Questo strumento ha 2 guide: «A» e «B». …'. */
export function hasGuidesText({ total, titles }: { total: number; titles: readonly string[] }) {
  const named = titles.map((title) => `«${title}»`)
  const rest = total - named.length
  const others = rest === 1 ? "un'altra" : `altre ${countText(rest)}`
  const list = new Intl.ListFormat('it').format(rest > 0 ? [...named, others] : named)
  return total === 1
    ? `Questo strumento ha una guida: ${list}. Prima elimina la guida, oppure dalle un altro strumento.`
    : `Questo strumento ha ${countText(total)} guide: ${list}. Prima elimina le guide, oppure dai loro un altro strumento.`
}
