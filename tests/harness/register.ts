/** Rows of the register, for tests of what stands in it. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../app/platform/db/database.server.ts'
import { searchForm } from '../../db/normalize.ts'
import type { RegisterTable } from '../../db/schema.ts'

/** A row as a backup leaves it; fields given win. */
export const registerRow = (fields: Partial<RegisterTable> = {}): RegisterTable => ({
  id: randomUUID(),
  at: new Date(),
  act: 'backupMade',
  ...{ actorId: null, actorName: null, actorRole: null, place: 'comando' },
  ...{ noun: null, recordId: null, revisionId: null, title: null },
  ...{ personId: null, personName: null, reason: null },
  ...fields,
  actorSearch: searchForm(fields.actorName ?? ''),
  personSearch: searchForm(fields.personName ?? ''),
  titleSearch: searchForm(fields.title ?? ''),
})

/** What stands in the register, in the order in which it was written. */
export const registerOf = (db: Database) =>
  db
    .selectFrom('register')
    .select(['act', 'actorId', 'actorName', 'noun', 'recordId', 'title', 'personId', 'personName'])
    .orderBy('at')
    .execute()
