import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.server.ts'

const atOnce = 200

/**
 * Whether what somebody did (a row of `chapterCompletions`) counts no more and never will: its
 * chapter is gone, and neither the trash nor a former version of the guide can bring it back. Each
 * chapter's id is looked up once in the index, however many people did it.
 */
export async function isLostForGood(db: Database): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ id: string }>`
    with recursive
      "done" ("id") as (
        select min("chapterId") from "chapterCompletions"
        union all
        select (select min(c."chapterId") from "chapterCompletions" c where c."chapterId" > d."id")
        from "done" d where d."id" is not null
      ),
      "gone" as (
        select
          d."id",
          (select min(c."guideId") from "chapterCompletions" c where c."chapterId" = d."id") as "guideId"
        from "done" d
        where d."id" is not null and not exists (select 1 from "chapters" h where h."id" = d."id")
      )
    select g."id" from "gone" g
    where not exists (
        select 1 from "trash" t where t."kind" = 'guide' and t."recordId" = g."guideId"
      )
      and not exists (
        select 1 from "formerVersions" f where f."kind" = 'guide' and f."recordId" = g."guideId"
      )
    limit ${atOnce}`.execute(db)
  if (rows.length === 0) return sql<boolean>`1 = 0`
  return sql<boolean>`"chapterId" in (${sql.join(rows.map(({ id }) => id))})
    and not exists (select 1 from "chapters" h where h."id" = "chapterCompletions"."chapterId")`
}
