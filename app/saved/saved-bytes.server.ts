import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '../platform/db/database.server.ts'
import { dayMilliseconds } from '../platform/durations.ts'

/** Bytes of texts and pictures: what is kept, and with what can still come back. */
export type SavedBytes = { kept: number; all: number }

/** What a person's responses take, with their pictures. */
export const bytesOfPerson = (db: Database, id: string): Promise<SavedBytes> =>
  countBytes(db, sql`(${id})`)

/**
 * What the accounts of a day keep that were made in one network.
 * @param registeredFrom the hidden networks of one of them, the widest last
 */
export async function bytesOfNewcomers(
  db: Database,
  registeredFrom: string,
  now = new Date(),
): Promise<number> {
  const widest = registeredFrom.split(' ').at(-1) ?? registeredFrom
  const newcomers = db
    .selectFrom('users')
    .select('id')
    .where('registeredFrom', 'is not', null)
    .where('createdAt', '>', new Date(now.getTime() - dayMilliseconds))
    .where(({ eb, or }) =>
      or([eb('registeredFrom', '=', widest), eb('registeredFrom', 'like', `% ${widest}`)]),
    )
  return (await countBytes(db, newcomers)).all
}

/** Both engines know the length of a text or picture without reading it. */
async function countBytes(
  db: Database,
  whose: Expression<unknown> | RawBuilder<unknown>,
): Promise<SavedBytes> {
  const turns = sql.raw(
    engineOf(db) === 'postgres' ? 'pg_column_size(s."turns")' : 'octet_length(s."turns")',
  )
  const { rows } = await sql<{ kept: number; all: number; pictures: number }>`
    select coalesce(sum(case when "deletedAt" is null then "bytes" else 0 end), 0) as "kept",
      coalesce(sum("bytes"), 0) as "all",
      (select coalesce(sum(length("bytes")), 0) from "images" where "userId" in ${whose}) as "pictures"
    from (
      select s."deletedAt",
        octet_length(s."prompt") + octet_length(s."response") + octet_length(s."searchText") + ${turns} as "bytes"
      from "savedResponses" s where s."userId" in ${whose}
    ) as "sizes"`.execute(db)
  const [found] = rows
  const pictures = Number(found?.pictures ?? 0)
  return { kept: Number(found?.kept ?? 0) + pictures, all: Number(found?.all ?? 0) + pictures }
}
