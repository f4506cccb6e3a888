import type { Migration } from 'kysely/migration'
import * as everything from './0001-everything.ts'

/**
 * In order. The first may be rewritten until 1.0.0 is tagged; from then on all are immutable, and a
 * change of the schema is a new file with the next number.
 */
export const migrations: Record<string, Migration> = {
  '0001-everything': everything,
}
