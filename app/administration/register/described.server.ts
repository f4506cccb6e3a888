import { sql } from 'kysely'
import { adminUserPath, versionsPath } from '../../admin-paths.ts'
import { nouns } from '../../nouns.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Noun } from '../../records/noun.ts'
import type { KeptAct } from '../../records/register/register-acts.ts'
import { type RowWords, rowWords } from './register-words.server.ts'

/** Where what an act replaced stands beside now, or why it does not; null: it replaced nothing. */
export type ShownChange = { to: string } | 'isInTrash' | 'isGone' | null

/** A row of the register as screens show it. */
export type DescribedRow = RowWords & {
  id: string
  at: Date
  act: KeptAct
  place: string
  reason: string | null
  /** Where one sees what it was done to; null when that is gone, or nowhere. */
  to: string | null
  change: ShownChange
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
    .select(['v.id as keptRevision', 'r.id as keptRecord', 'r.deletedAt'])
    .select(
      sql<string | null>`(
        select f."id" from "revisions" as f
        where f."noun" = v."noun" and f."recordId" = v."recordId"
          and f."content" is not null and f."at" < v."at"
        order by f."at" desc limit 1
      )`.as('former'),
    )

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
  const isThere = noun && record !== null && row.deletedAt === null
  const person = row.personId === null ? null : adminUserPath(row.personId)
  return {
    ...rowWords(row, noun?.words),
    ...{ id, at, act: row.act as KeptAct, place: row.place, reason: row.reason },
    to: isThere ? noun.places.edit(record) : person,
    change: changeOf(row, noun),
  }
}

/** Acts after which a record may say something else. */
const changing: readonly string[] = ['changed', 'published', 'restored', 'textTaken']

function changeOf(row: StoredRow, noun: Noun | undefined): ShownChange {
  if (!noun || row.revisionId === null || !changing.includes(row.act)) return null
  if (row.deletedAt !== null) return 'isInTrash'
  if (row.keptRevision === null || row.keptRecord === null) return 'isGone'
  if (row.former === null) return null
  return { to: versionsPath(noun.places.edit(row.keptRecord), row.former) }
}
