import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { FormerVersionsTable } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'

export type FormerKind = FormerVersionsTable['kind']

/** So many former versions are kept of a record; older ones go. */
export const mostFormer = 20

type Former = {
  kind: FormerKind
  recordId: string
  /** The `updatedAt` of the record as it still is. */
  version: Date
  /** The record as an export has it. */
  content: unknown
}

/**
 * Keeps a record as it is now; belongs into the transaction that replaces its content.
 * @param doer whose save replaces it
 */
export async function keepFormer(
  trx: Database,
  doer: { id: string | null } | null,
  { kind, recordId, version, content }: Former,
): Promise<void> {
  await trx
    .insertInto('formerVersions')
    .values({
      id: randomUUID(),
      kind,
      recordId,
      // A date that cannot be read says nothing about when.
      version: Number.isNaN(version.getTime()) ? new Date() : version,
      content,
      replacedAt: new Date(),
      replacedBy: doer?.id ?? null,
    })
    .execute()
  const ids = await ofRecord(trx, kind, recordId).select('f.id').execute()
  const old = ids.slice(mostFormer).map(({ id }) => id)
  if (old.length > 0) await trx.deleteFrom('formerVersions').where('id', 'in', old).execute()
}

/** Of one record, the newest first: no two versions of a record carry the same moment. */
const ofRecord = (db: Database, kind: FormerKind, recordId: string) =>
  db
    .selectFrom('formerVersions as f')
    .where('f.kind', '=', kind)
    .where('f.recordId', '=', recordId)
    .orderBy('f.replacedAt', 'desc')
    .orderBy('f.version', 'desc')
    .orderBy('f.id', 'desc')

/** The former versions of a record, the newest first, with the name of who replaced each. */
export const readFormerVersions = (db: Database, kind: FormerKind, recordId: string) =>
  ofRecord(db, kind, recordId)
    .leftJoin('users as u', 'u.id', 'f.replacedBy')
    .select(['f.id', 'f.version', 'f.content', 'f.replacedAt', 'u.name as replacedBy'])
    .execute()

/** One former version of this record. @returns undefined when it is gone */
export const findFormerVersion = (
  db: Database,
  { kind, recordId, id }: { kind: FormerKind; recordId: string; id: string },
) =>
  ofRecord(db, kind, recordId)
    .select(['f.id', 'f.version', 'f.content'])
    .where('f.id', '=', id)
    .executeTakeFirst()

const tables = { guide: 'guides', tool: 'tools' } as const satisfies Partial<
  Record<FormerKind, string>
>

/** Whether a row of `formerVersions` is of a record that is neither there nor in the trash. */
export function isWithoutRecord(): RawBuilder<boolean> {
  const gone = Object.entries(tables).map(
    ([kind, table]) => sql`("formerVersions"."kind" = ${kind} and not exists (
      select 1 from ${sql.table(table)} as r where r."id" = "formerVersions"."recordId"))`,
  )
  return sql<boolean>`(${sql.join(gone, sql` or `)}) and not exists (
    select 1 from "trash" as t
    where t."kind" = "formerVersions"."kind" and t."recordId" = "formerVersions"."recordId")`
}
