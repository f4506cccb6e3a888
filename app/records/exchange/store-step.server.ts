import type { Change } from '../store/change-records.server.ts'
import { readContent } from '../store/stored-record.server.ts'
import { insertRecord, replaceRecord } from '../store/written.server.ts'
import type { Step } from './plan-records.server.ts'

/**
 * Stores what a plan says: a new record as a draft, of one that is there the file's words as the
 * working copy; what everybody sees of it stays.
 * @throws KnownFailure as a save
 */
export async function storeStep(
  change: Change,
  { noun, id, row, content: draft }: Step,
): Promise<void> {
  if (!row) {
    await insertRecord(change, noun, { content: null, draft }, { id, act: 'imported' })
    return
  }
  const content = row.content === null ? null : readContent(noun, row.content).content
  await replaceRecord(change, noun, row, { content, draft }, 'imported')
}
