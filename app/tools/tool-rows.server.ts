import type { Selectable } from 'kysely'
import type { ToolsTable } from '../../db/schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import { putInTrash } from '../platform/trash.server.ts'

/** A tool as it is stored, and as the trash keeps it (there its dates are texts). */
export type ToolRow = Selectable<ToolsTable>

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
