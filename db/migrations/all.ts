import type { Migration } from 'kysely/migration'
import * as everything from './0001-everything.ts'
import * as less from './0002-less.ts'
import * as meetings from './0003-meetings.ts'

/**
 * In order. What was released is never changed (tests/frozen-migrations.test.ts): a change of the
 * schema is a new file with the next number.
 */
export const migrations: Record<string, Migration> = {
  '0001-everything': everything,
  '0002-less': less,
  '0003-meetings': meetings,
}
