import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'

/**
 * The notices that whoever may not publish wrote, and that wait for somebody who may; the one that
 * waits longest first.
 * @throws KnownFailure 403 for whoever may not publish
 */
export function waitingNotices(db: Database, actor: Actor) {
  requireMay(actor, 'publishNotices')
  return db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.updatedBy')
    .select(['records.id', 'records.title'])
    .where('records.noun', '=', 'notice')
    .where('records.deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('content', 'is', null), eb('draft', 'is not', null)]))
    .where('users.role', '=', 'editor')
    .orderBy('records.updatedAt')
    .execute()
}
