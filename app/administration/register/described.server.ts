import { sql } from 'kysely'
import { adminUserPath, versionsPath } from '../../admin-paths.ts'
import { nouns } from '../../nouns.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { KeptAct } from '../../records/register/register-acts.ts'
import { type RowWords, rowWords } from './register-words.server.ts'

/** A row of the register as screens show it. */
export type DescribedRow = RowWords & {
  id: string
  at: Date
  act: KeptAct
  place: string
  reason: string | null
  /** Where one sees what it was done to; null when that is gone, or nowhere. */
  to: string | null
  /** Where the versions of the record stand, of which this act left one; null: nowhere. */
  versions: string | null
}

/** Rows of the register with what is still there of what they are about. */
const storedRows = (db: Database) =>
  db
    .selectFrom('register as g')
    .leftJoin('revisions as v', 'v.id', 'g.revisionId')
    // A record may have another id since.
    .leftJoin('records as r', (join) =>
      join
        .onRef('r.noun', '=', 'g.noun')
        .on('r.id', '=', sql<string>`coalesce(v."recordId", g."recordId")`),
    )
    .selectAll('g')
    .select(['r.id as keptRecord', 'r.deletedAt'])

type StoredRow = Awaited<ReturnType<ReturnType<typeof storedRows>['execute']>>[number]

/** The newest rows. */
export const newestRows = async (db: Database, count: number): Promise<DescribedRow[]> =>
  (await storedRows(db).orderBy('g.at', 'desc').orderBy('g.id', 'desc').limit(count).execute()).map(
    described,
  )

/** The rows with these ids, in this order. */
export async function rowsById(db: Database, ids: readonly string[]): Promise<DescribedRow[]> {
  if (ids.length === 0) return []
  const rows = await storedRows(db).where('g.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [described(row)] : []
  })
}

function described(row: StoredRow): DescribedRow {
  const noun = nouns.find((one) => one.noun.name === row.noun)?.noun
  const { id, at, keptRecord: record } = row
  const isThere = record !== null && row.deletedAt === null
  const editor = noun && isThere ? noun.places.edit(record) : null
  const person = row.personId === null ? null : adminUserPath(row.personId)
  return {
    ...rowWords(row, noun?.words),
    ...{ id, at, act: row.act as KeptAct, place: row.place, reason: row.reason },
    to: editor ?? person,
    versions: editor && row.revisionId !== null ? versionsPath(editor) : null,
  }
}
