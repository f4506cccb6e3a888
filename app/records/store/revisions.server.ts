import { type RawBuilder, sql } from 'kysely'
import type { RecordAct } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import type { Noun } from '../noun.ts'

/** An act in the history of a record. */
export type Revision = {
  id: string
  version: number
  act: RecordAct
  at: Date
  /** Who did it; null: the product, a command, or an account that is gone. */
  doneBy: string | null
  /** The working copy after it; null: the act changed no content. */
  content: unknown
}

/** How long every version of a record is kept, in days, and how many whatever their age. */
const keptDays = 90
const keptVersions = 20

const ofRecord = (db: Database, { name }: Pick<Noun, 'name'>, recordId: string) =>
  db
    .selectFrom('revisions as v')
    .leftJoin('users as u', 'u.id', 'v.doneBy')
    .select(['v.id', 'v.version', 'v.act', 'v.at', 'u.name as doneBy', 'v.content'])
    .where('v.noun', '=', name)
    .where('v.recordId', '=', recordId)

/** The history of a record, the newest first. */
export const readRevisions = (
  db: Database,
  noun: Pick<Noun, 'name'>,
  recordId: string,
): Promise<Revision[]> =>
  ofRecord(db, noun, recordId).orderBy('v.at', 'desc').orderBy('v.id').execute()

/** One act of the record's history. @returns undefined when it is gone */
export const findRevision = (
  db: Database,
  noun: Pick<Noun, 'name'>,
  recordId: string,
  id: string,
): Promise<Revision | undefined> =>
  ofRecord(db, noun, recordId).where('v.id', '=', id).executeTakeFirst()

/** Whether a row of `revisions` is older than any that is kept. */
export const isForgotten = (now: Date): RawBuilder<boolean> => {
  const since = new Date(now.getTime() - keptDays * dayMilliseconds)
  return sql<boolean>`"revisions"."at" < ${since} and "revisions"."id" in (
    select "id" from (
      select "id", row_number() over (partition by "noun", "recordId" order by "at" desc, "id") as "place"
      from "revisions"
    ) as "placed" where "place" > ${keptVersions})`
}
