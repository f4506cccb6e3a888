import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { outcomeOf } from '../../records/acts/outcome.ts'
import { findUserSettings } from '../settings/user-settings.server.ts'
import { actWords, allMenuActs } from './user-acts.ts'

/** What the address of the list says was just done to a person; null for nothing. */
export async function usersDoneText(
  db: Database,
  actor: Actor,
  search: URLSearchParams,
): Promise<string | null> {
  const outcome = outcomeOf(search)
  const done = allMenuActs.find((act) => act === outcome?.done) ?? null
  const id = search.get('id')
  if (!id || !done) return null
  const user = await findUserSettings(db, actor, id)
  return user ? actWords[done].done(user) : null
}
