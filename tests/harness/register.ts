/** Rows of the register, for tests of what stands in it. */
import { randomUUID } from 'node:crypto'
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
