import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '../platform/db/database.server.ts'
import { dayMilliseconds } from '../platform/durations.ts'

/** So many responses, and the bytes of their texts and pictures. */
type Amount = { responses: number; bytes: number }

/** What is kept, and with what can still come back. */
export type Saved = { kept: Amount; all: Amount }

/** Counts responses. Both engines know the length of a text or picture without reading it. */
export async function countSaved(
  db: Database,
  whose: Expression<unknown> | RawBuilder<unknown>,
): Promise<Saved> {
  const turns = sql.raw(
    engineOf(db) === 'postgres' ? 'pg_column_size(s."turns")' : 'octet_length(s."turns")',
  )
  const { rows } = await sql<
    Record<'kept' | 'keptBytes' | 'all' | 'allBytes' | 'pictures', number>
  >`
    select coalesce(sum("isKept"), 0) as "kept",
      coalesce(sum("isKept" * "bytes"), 0) as "keptBytes",
      count(*) as "all",
      coalesce(sum("bytes"), 0) as "allBytes",
      (select coalesce(sum(length("bytes")), 0) from "images" where "userId" in ${whose}) as "pictures"
    from (
      select case when s."deletedAt" is null then 1 else 0 end as "isKept",
        octet_length(s."prompt") + octet_length(s."response") + octet_length(s."searchText") + ${turns} as "bytes"
      from "savedResponses" s where s."userId" in ${whose}
    ) as "sizes"`.execute(db)
  const of = (name: keyof (typeof rows)[number]) => Number(rows[0]?.[name] ?? 0)
  return {
    kept: { responses: of('kept'), bytes: of('keptBytes') + of('pictures') },
    all: { responses: of('all'), bytes: of('allBytes') + of('pictures') },
  }
}

/** One person, for `countSaved`. */
export const person = (id: string) => sql`(${id})`

/** The accounts of a day of one network. @param registeredFrom hidden ones, the widest last */
export function newcomers(db: Database, registeredFrom: string, now = new Date()) {
  const widest = registeredFrom.split(' ').at(-1) ?? registeredFrom
  return db
    .selectFrom('users')
    .select('id')
    .where('registeredFrom', 'is not', null)
    .where('createdAt', '>', new Date(now.getTime() - dayMilliseconds))
    .where(({ eb, or }) =>
      or([eb('registeredFrom', '=', widest), eb('registeredFrom', 'like', `% ${widest}`)]),
    )
}
