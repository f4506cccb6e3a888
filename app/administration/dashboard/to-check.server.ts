import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { checkedSince, type DueRecord, type ToCheck, toCheckShown } from './to-check.ts'

const checkedNouns: DueRecord['kind'][] = ['guide', 'tool']

/**
 * The published guides and tools that nobody has verified for six months: those never
 * verified first, then the oldest.
 * @throws KnownFailure 403 for whoever may not
 */
export async function readToCheck(db: Database, actor: Actor, now: Date): Promise<ToCheck> {
  requireMay(actor, 'editContent')
  const since = checkedSince(now)
  const rows = await db
    .selectFrom('records')
    .select(['noun', 'id', 'title', 'verifiedAt'])
    .where('noun', 'in', checkedNouns)
    .where('deletedAt', 'is', null)
    .where('content', 'is not', null)
    .where(({ eb, or }) => or([eb('verifiedAt', 'is', null), eb('verifiedAt', '<', since)]))
    .execute()
  const due = rows
    .map(({ noun, ...row }) => ({ kind: noun as DueRecord['kind'], ...row }))
    .sort(
      (a, b) =>
        (a.verifiedAt?.getTime() ?? 0) - (b.verifiedAt?.getTime() ?? 0) ||
        a.title.localeCompare(b.title, 'it'),
    )
  return { items: due.slice(0, toCheckShown), total: due.length }
}
