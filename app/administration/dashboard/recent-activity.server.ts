import {
  adminContentPath,
  adminPromptSetsPath,
  adminUserPath,
  adminUsersPath,
  databasePath,
} from '../../admin-paths.ts'
import { nouns } from '../../nouns.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { ActivityKind } from '../../records/activity/activity.server.ts'

/** Something that happened, without who did it. */
export type RecentActivity = {
  id: string
  kind: ActivityKind
  /** The title of the thing; null for what is about people or everything. */
  title: string | null
  at: Date
  /** Where one can see or change it; null when it is gone. */
  to: string | null
}

type Row = { kind: ActivityKind; subjectId: string | null }

/**
 * What happened lately, newest first. No private content: neither who learns, nor what
 * was asked.
 * @returns at most `count`, and whether there is more
 * @throws KnownFailure 403
 */
export async function recentActivity(
  db: Database,
  actor: Actor,
  count: number,
): Promise<{ happenings: RecentActivity[]; hasMore: boolean }> {
  requireMay(actor, 'seeRegister')
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'kind', 'subjectId', 'subjectTitle', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count + 1)
    .execute()
  // Only recordActivity writes kinds.
  const shown = rows.slice(0, count).map((row) => ({ ...row, kind: row.kind as ActivityKind }))
  const there = await existing(db, shown)
  const happenings = shown.map(({ id, kind, subjectId, subjectTitle, createdAt }) => ({
    id,
    kind,
    title: subjectTitle,
    at: createdAt,
    to: subjectPath({ kind, subjectId }, there),
  }))
  return { happenings, hasMore: rows.length > count }
}

const nounOf = (kind: ActivityKind) => nouns.find(({ noun }) => kind.startsWith(noun.name))?.noun

/** Which of the records that rows name are still there. */
async function existing(db: Database, rows: readonly Row[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ kind, subjectId }) =>
    subjectId !== null && nounOf(kind) ? [subjectId] : [],
  )
  if (ids.length === 0) return new Set()
  const there = await db
    .selectFrom('records')
    .select(['noun', 'id'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return new Set(there.map(({ noun, id }) => `${noun} ${id}`))
}

const others: Partial<Record<ActivityKind, string>> = {
  datasetImported: adminPromptSetsPath(),
  contentReset: databasePath(),
  contentImported: adminContentPath(),
  recordsSynced: databasePath(),
  backupMade: databasePath(),
}

function subjectPath({ kind, subjectId }: Row, there: ReadonlySet<string>): string | null {
  const noun = nounOf(kind)
  if (!noun) {
    return others[kind] ?? (subjectId === null ? adminUsersPath() : adminUserPath(subjectId))
  }
  if (subjectId === null || !there.has(`${noun.name} ${subjectId}`)) return null
  return noun.places.edit(subjectId)
}
