import {
  adminContentPath,
  adminGuidesPath,
  adminHelpPath,
  adminProfessionsPath,
  adminPromptSetsPath,
  adminScenesPath,
  adminToolsPath,
  adminUserPath,
  adminUsersPath,
  databasePath,
} from '../../admin-paths.ts'
import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
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
  requireAdministrator(actor)
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

/** The kinds of things with a screen of their own, and where it is. */
const things = [
  { prefix: 'guide', table: 'guides', path: adminGuidesPath() },
  { prefix: 'tool', table: 'tools', path: adminToolsPath() },
  { prefix: 'profession', table: 'professions', path: adminProfessionsPath() },
  { prefix: 'promptSet', table: 'promptSets', path: adminPromptSetsPath() },
  { prefix: 'helpPlace', table: 'helpPlaces', path: adminHelpPath() },
  { prefix: 'scene', table: 'scenes', path: adminScenesPath() },
] as const

const findThing = (kind: ActivityKind) => things.find(({ prefix }) => kind.startsWith(prefix))

/** Which of the things that rows name are still there. */
async function existing(db: Database, rows: readonly Row[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { prefix, table } of things) {
    const ids = rows
      .filter(({ kind }) => findThing(kind)?.prefix === prefix)
      .flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId]))
    if (ids.length === 0) continue
    const there = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
    for (const { id } of there) found.add(`${prefix} ${id}`)
  }
  return found
}

const others: Partial<Record<ActivityKind, string>> = {
  datasetImported: adminPromptSetsPath(),
  contentReset: databasePath(),
  contentImported: adminContentPath(),
  recordsSynced: databasePath(),
  backupMade: databasePath(),
}

function subjectPath({ kind, subjectId }: Row, there: ReadonlySet<string>): string | null {
  const thing = findThing(kind)
  if (!thing) {
    return others[kind] ?? (subjectId === null ? adminUsersPath() : adminUserPath(subjectId))
  }
  if (subjectId === null || !there.has(`${thing.prefix} ${subjectId}`)) return null
  return `${thing.path}/${encodeURIComponent(subjectId)}`
}
