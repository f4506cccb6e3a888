import type { Selectable } from 'kysely'
import type { ToolsTable } from '../../db/schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import { isContentId } from '../records/content/content.ts'
import { putInTrash } from '../records/trash/trash.server.ts'
import { toolMissing } from './tool-missing.server.ts'

/** A tool as it is stored, and as the trash keeps it (there its dates are texts). */
export type ToolRow = Selectable<ToolsTable>

/** @returns undefined when there is none */
export async function findToolRow(db: Database, id: string): Promise<ToolRow | undefined> {
  if (!isContentId(id)) return undefined
  return db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @throws KnownFailure 404 when there is none */
export async function toolRow(db: Database, id: string): Promise<ToolRow> {
  const row = await findToolRow(db, id)
  if (!row) throw toolMissing()
  return row
}

/** Keeps a tool as it is now; belongs into the transaction that deletes or replaces it. */
export async function putToolInTrash(
  trx: Database,
  actor: { id: string },
  tool: ToolRow,
): Promise<void> {
  await putInTrash(trx, actor, {
    kind: 'tool',
    recordId: tool.id,
    title: tool.name,
    record: tool,
  })
}
