import type { Database } from '../../platform/db/database.server.ts'
import { readContentVersion } from './content-version.server.ts'

/**
 * Makes something from the content once per content version and database: those who ask while it
 * is made wait for the same.
 * @param make reads what it needs; when it fails the next to ask tries again
 */
export function perVersion<T>(make: (db: Database) => Promise<T>): (db: Database) => Promise<T> {
  const kept = new WeakMap<Database, { version: string; made: Promise<T> }>()
  return async (db) => {
    const version = await readContentVersion(db)
    const known = kept.get(db)
    if (known?.version === version) return known.made
    const next = { version, made: make(db) }
    kept.set(db, next)
    next.made.catch(() => {
      if (kept.get(db) === next) kept.delete(db)
    })
    return next.made
  }
}
