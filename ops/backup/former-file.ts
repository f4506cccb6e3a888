import { existsSync, renameSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { ExclusiveSqlite } from '../../app/platform/db/exclusive-access.server.ts'
import { isDamaged } from '../../app/platform/db/file-fault.server.ts'

/** The SQLite file that is there, held until it is closed; `damage` when it is not even one. */
export type Former = {
  database: DatabaseSync | null
  damage?: unknown
  replaceWith(file: string): void
  close(): void
}

/**
 * Takes hold of a SQLite file that is to be replaced.
 * @throws DatabaseInUse
 */
export function openFormer(path: string): Former {
  try {
    return new ExclusiveSqlite(path)
  } catch (damage) {
    if (!isDamaged(damage)) throw damage
    const replaceWith = () => {
      throw damage
    }
    return { database: null, damage, replaceWith, close: () => {} }
  }
}

const besides = ['-wal', '-shm']

/** Renames a damaged file, and what SQLite keeps beside it. @returns its new name */
export function setAside(path: string): string {
  const name = asideName(path)
  for (const end of ['', ...besides]) {
    if (existsSync(`${path}${end}`)) renameSync(`${path}${end}`, `${name}${end}`)
  }
  return name
}

/**
 * Renames what SQLite kept beside a file that is gone: a new file would be read together with it.
 * @returns the new names
 */
export function setAsideLeftovers(path: string): string[] {
  const name = asideName(path)
  return besides.flatMap((end) => {
    if (!existsSync(`${path}${end}`)) return []
    renameSync(`${path}${end}`, `${name}${end}`)
    return [`${name}${end}`]
  })
}

const asideName = (path: string) =>
  `${path}.corrupt-${new Date().toISOString().replace(/[:.]/g, '-')}`
