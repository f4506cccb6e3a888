import { settleBuiltIn } from '../store/built-in.server.ts'
import type { Change } from '../store/change-records.server.ts'
import { bringBackWith, insertRecord, removeRow, replaceRecord } from '../store/written.server.ts'
import type { Step } from './step.server.ts'

/**
 * Stores what a plan says of a record. From a file a new one is a draft, and of one that is there the
 * file's words become the working copy; what comes with the product stands as it came.
 * @throws KnownFailure as a save
 */
export async function storeStep(change: Change, step: Step): Promise<void> {
  const { noun, id, row, copies, builtIn } = step
  const act = builtIn ? 'reset' : 'imported'
  if (!copies) return row && removeRow(change, row)
  if (row) await replaceRecord(change, noun, row, copies, act)
  else await insertRecord(change, noun, copies, { id, act })
  if (row?.deletedAt) await bringBackWith(change, row)
  if (builtIn) await settleBuiltIn(change, noun, builtIn)
}
