import { DatabaseInUse, ExclusiveSqlite } from '../../app/platform/db/exclusive-access.server.ts'
import { sqliteFile, withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import {
  hasRows,
  type Source,
  sameTally,
  tallyAll,
} from '../../app/platform/db/stored-tables.server.ts'
import { requireDatabase } from './place.ts'
import { Refusal } from './refusal.ts'
import { restore } from './restore.ts'

type Target = { directory: string; url: string }

/**
 * Copies everything from the SQLite file in `directory` into an empty PostgreSQL database, in one
 * transaction, compared row by row.
 * @returns 'there' when the database held the very same rows before
 * @throws Refusal when a server runs on either, or the database holds anything else
 */
export async function moveToPostgres(
  target: Target,
  tell: (line: string) => void,
): Promise<'moved' | 'there'> {
  const { directory } = target
  await requireDatabase({ directory, url: undefined })
  requireStopped(directory)
  return withSnapshot({ directory }, async (source) => {
    if (source.migrations.length === 0) {
      throw new Refusal(`There is nothing in ${sqliteFile(directory)} yet.`)
    }
    if (await isThere(target, source)) return 'there'
    await restore(target, source, { replace: 'never', tell })
    return 'moved'
  })
}

/** What a running server writes after the copy would stay behind. */
function requireStopped(directory: string): void {
  try {
    new ExclusiveSqlite(sqliteFile(directory)).close()
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    throw new Refusal(`Somebody works with ${sqliteFile(directory)}: stop the server first.`)
  }
}

async function isThere(target: Target, source: Source): Promise<boolean> {
  return withSnapshot(target, async (there) => {
    if (!(await hasRows(there))) return false
    if (there.migrations.join() !== source.migrations.join()) return false
    const expected = await tallyAll(source)
    const found = await tallyAll(there)
    return [...expected].every(([table, tally]) => sameTally(tally, found.get(table)))
  })
}
