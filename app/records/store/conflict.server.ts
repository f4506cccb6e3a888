import type { Database } from '../../platform/db/database.server.ts'
import type { Noun } from '../noun.ts'
import { Conflict } from '../version/record-version.server.ts'
import { differences } from '../versions/difference.ts'
import { shownDifference } from '../versions/word-difference.server.ts'
import { thisOne } from '../words.ts'
import { type RecordRow, readContent } from './stored-record.server.ts'

/** Which version a save began with; `overwrite`: the other one that it replaces on purpose. */
export type SaveBase = { version: number | null; overwrite?: number | undefined }

/**
 * Whether a save may replace what stands there now.
 * @param content what would be saved
 * @throws Conflict when it began with another version, unless it replaces that on purpose
 */
export async function requireCurrent(
  trx: Database,
  noun: Noun,
  row: RecordRow,
  { version, overwrite }: SaveBase,
  content: unknown,
): Promise<void> {
  if (row.version === version || row.version === overwrite) return
  const who = await nameOf(trx, row.updatedBy)
  const it = noun.words.isFeminine ? 'la' : 'lo'
  const text = `${who} ha salvato ${thisOne(noun.words)} mentre ${it} modificavi.`
  const theirs = readContent(noun, row.draft ?? row.content).content
  const found = differences(noun.labels, theirs, content)
  throw new Conflict(text, String(row.version), found.map(shownDifference))
}

async function nameOf(trx: Database, id: string | null): Promise<string> {
  const person =
    id === null
      ? undefined
      : await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return person?.name ?? "Un'altra persona"
}
