import type { Database } from '../../platform/db/database.server.ts'
import type { Noun } from '../noun.ts'
import { rowsOf, storedRecord } from '../store/stored-record.server.ts'
import type { FileRecord } from './content-file.ts'

/**
 * The records of a noun as administrators work on them, drafts included, in the shape of its schema.
 * @param ids of those alone that are chosen; null: all
 */
export async function exportRecords(
  db: Database,
  noun: Noun,
  ids: readonly string[] | null,
): Promise<FileRecord[]> {
  const rows = rowsOf(db, noun)
  const found = await (ids ? rows.where('id', 'in', [...ids]) : rows).execute()
  return found.map((row) => ({ id: row.id, ...storedRecord(noun, row).working }))
}
