import { type RawBuilder, sql } from 'kysely'
import { readBesideLoop } from '../../platform/db/beside-the-loop.server.ts'
import { type Database, engineOf } from '../../platform/db/database.server.ts'
import { published } from '../../records/store/published.server.ts'
import { guideNoun } from '../guide-noun.ts'

const atOnce = 200

/** A chapter that somebody did. */
type Done = { guideId: string; chapterId: string }

/**
 * Whether what somebody did (a row of `chapterCompletions`) counts no more and never will: its
 * chapter stands neither in the guide, published or worked on, nor in a version of it.
 */
export async function isLostForGood(db: Database): Promise<RawBuilder<boolean>> {
  const guides = await published(db, guideNoun)
  const away = (await everDone(db)).filter(
    ({ guideId, chapterId }) =>
      !guides.get(guideId)?.content.chapters.some(({ id }) => id === chapterId),
  )
  const lost: Done[] = []
  for (const [guideId, chapters] of Map.groupBy(away, (done) => done.guideId)) {
    const kept = await chaptersEver(db, guideId)
    lost.push(...chapters.filter(({ chapterId }) => !kept.has(chapterId)))
    if (lost.length >= atOnce) break
  }
  if (lost.length === 0) return sql<boolean>`1 = 0`
  const keys = lost
    .slice(0, atOnce)
    .map(({ guideId, chapterId }) => sql`(${guideId}, ${chapterId})`)
  return sql<boolean>`("guideId", "chapterId") in (values ${sql.join(keys)})`
}

/** Every chapter that somebody did, each looked up once in the index, however many people did it. */
async function everDone(db: Database): Promise<Done[]> {
  return readBesideLoop(
    db,
    sql<Done>`
      with recursive "guide" ("id") as (
        select min("guideId") from "chapterCompletions"
        union all
        select (select min(c."guideId") from "chapterCompletions" c where c."guideId" > g."id")
        from "guide" g where g."id" is not null
      ),
      "done" ("guideId", "chapterId") as (
        select g."id", (select min(c."chapterId") from "chapterCompletions" c where c."guideId" = g."id")
        from "guide" g where g."id" is not null
        union all
        select d."guideId", (
          select min(c."chapterId") from "chapterCompletions" c
          where c."guideId" = d."guideId" and c."chapterId" > d."chapterId"
        )
        from "done" d where d."chapterId" is not null
      )
      select "guideId", "chapterId" from "done" where "chapterId" is not null`,
  )
}

/** The ids of all chapters that a guide has, or could get back. */
async function chaptersEver(db: Database, guideId: string): Promise<ReadonlySet<string>> {
  const idsIn = (column: string) =>
    engineOf(db) === 'postgres'
      ? sql`jsonb_array_elements(${sql.ref(column)}->'chapters') as h where h->>'id' is not null`
      : sql`json_each(${sql.ref(column)}, '$.chapters') as h where h."value"->>'id' is not null`
  const id = engineOf(db) === 'postgres' ? sql`h->>'id'` : sql`h."value"->>'id'`
  const rows = await readBesideLoop(
    db,
    sql<{ id: string }>`
      select ${id} as "id" from "records" r, ${idsIn('r.content')} and r."noun" = 'guide' and r."id" = ${guideId}
      union
      select ${id} as "id" from "records" r, ${idsIn('r.draft')} and r."noun" = 'guide' and r."id" = ${guideId}
      union
      select ${id} as "id" from "revisions" v, ${idsIn('v.content')} and v."noun" = 'guide' and v."recordId" = ${guideId}`,
  )
  return new Set(rows.map((row) => row.id))
}
