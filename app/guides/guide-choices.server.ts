import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'

/** A record that the form of a guide may name. */
export type Choice = { id: string; name: string }

/**
 * All tools or guides in the order of their names, drafts too.
 * @throws KnownFailure 403 for whoever may not
 */
export async function listChoices(
  db: Database,
  actor: Actor,
  noun: 'tool' | 'guide',
): Promise<Choice[]> {
  requireMay(actor, 'editContent')
  return db
    .selectFrom('records')
    .select(['id', 'title as name'])
    .where('noun', '=', noun)
    .where('deletedAt', 'is', null)
    .orderBy('searchText')
    .orderBy('id')
    .execute()
}
