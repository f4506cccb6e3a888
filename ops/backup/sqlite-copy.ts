import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileFault, isDamaged, isDiskFull } from '../../app/platform/db/file-fault.server.ts'
import { OperatorError } from '../../app/platform/settings/operator-error.server.ts'

/** How long a reading waits for whoever changes the file as a whole. */
const lockMilliseconds = 5000

function read<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockMilliseconds })
  try {
    return work(database)
  } catch (error) {
    throw isDamaged(error) ? new OperatorError(`${file} is damaged: nothing was changed.`) : error
  } finally {
    database.close()
  }
}

/**
 * Copies a database into an empty file, as it is at one moment; others go on writing meanwhile.
 * @throws OperatorError when the disk of the copy is full
 */
export function copySqlite(file: string, to: string): void {
  try {
    read(file, (database) => void database.prepare('vacuum into ?').run(to))
  } catch (error) {
    throw isDiskFull(error) ? fileFault(error, dirname(to)) : error
  }
}

/** @throws OperatorError when a page or an index of the file does not fit the rest */
export function requireWhole(file: string): void {
  const [found] = read(file, (database) => database.prepare('pragma integrity_check(1)').all())
  const word = Object.values(found ?? {})[0]
  if (word !== 'ok') throw new OperatorError(`${file} is damaged: nothing was changed (${word}).`)
}

/** The migrations that have run in a file, in order; none where it is no database of ours. */
export const migrationsInFile = (file: string): string[] =>
  read(file, (database) => {
    const isOurs = database
      .prepare("select 1 from sqlite_master where name = 'kysely_migration'")
      .get()
    if (!isOurs) return []
    const rows = database.prepare('select name from kysely_migration order by name').all()
    return rows.map(({ name }) => String(name))
  })
