import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { checkedSince } from '../../records/content/check-due.ts'
import { type ToCheck, toCheckShown } from './to-check.ts'

/**
 * The published guides and active tools that nobody has verified for six months: those never
 * verified first, then the oldest.
 * @throws KnownFailure 403 for customers
 */
export async function readToCheck(db: Database, actor: Actor, now: Date): Promise<ToCheck> {
  requireAdministrator(actor)
  const since = checkedSince(now)
  const [guides, tools] = await Promise.all([dueGuides(db, since), dueTools(db, since)])
  const due = [...guides, ...tools].sort(
    (a, b) =>
      (a.verifiedAt?.getTime() ?? 0) - (b.verifiedAt?.getTime() ?? 0) ||
      a.title.localeCompare(b.title, 'it'),
  )
  return { items: due.slice(0, toCheckShown), total: due.length }
}

async function dueGuides(db: Database, since: Date) {
  const rows = await db
    .selectFrom('guides')
    .select(['id', 'title', 'verifiedAt'])
    .where('isPublished', '=', true)
    .where(({ eb, or }) => or([eb('verifiedAt', 'is', null), eb('verifiedAt', '<', since)]))
    .execute()
  return rows.map((row) => ({ kind: 'guide' as const, ...row }))
}

async function dueTools(db: Database, since: Date) {
  const rows = await db
    .selectFrom('tools')
    .select(['id', 'name as title', 'verifiedAt'])
    .where('isActive', '=', true)
    .where(({ eb, or }) => or([eb('verifiedAt', 'is', null), eb('verifiedAt', '<', since)]))
    .execute()
  return rows.map((row) => ({ kind: 'tool' as const, ...row }))
}
