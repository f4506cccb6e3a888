import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { SqliteAlone } from '../../app/platform/db/alone.server.ts'
import { isDamaged } from '../../app/platform/db/file-fault.server.ts'
import { claimSqlite, giveBackSqlite } from '../../app/platform/db/sqlite-server-lock.server.ts'

/** The SQLite file that is there, held until it is closed; `damage` when it is not even one. */
export type Former = {
  database: DatabaseSync | null
  damage?: unknown
  replaceWith(file: string): void
  close(): void
}

/**
 * Takes hold of a SQLite file that is to be replaced.
 * @throws DatabaseInUse, or OperatorError when a server works with the file
 */
export async function openFormer(path: string): Promise<Former> {
  try {
    return new SqliteAlone(path)
  } catch (damage) {
    if (!isDamaged(damage)) throw damage
    // Nothing can be locked in such a file: a server shows itself by its own lock.
    await claimSqlite(dirname(path), 0, () => {})
    const replaceWith = () => {
      throw damage
    }
    return { database: null, damage, replaceWith, close: giveBackSqlite }
  }
}

/** Renames a damaged file, and what SQLite keeps beside it. @returns its new name */
export function setAside(path: string): string {
  const name = `${path}.corrupt-${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(`${path}${end}`)) renameSync(`${path}${end}`, `${name}${end}`)
  }
  return name
}
