import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { outcomeOf } from '../../records/acts/outcome.ts'
import { askedId } from '../../records/acts/question.ts'
import { findUserSettings } from '../settings/user-settings.server.ts'
import { actWords, allUserActs, userQuestion } from './user-acts.ts'

/** What the address of the list says besides: a question to ask, or what was just done. */
export type UsersNews = { question: ReturnType<typeof userQuestion>; done: string | null }

/** For who has no script: both stand in the address, with the person's id. */
export async function askedOrDone(
  db: Database,
  actor: Actor,
  search: URLSearchParams,
): Promise<UsersNews> {
  const asked = allUserActs.find((act) => askedId(search, act) !== null) ?? null
  const outcome = outcomeOf(search)
  const done = allUserActs.find((act) => act === outcome?.done) ?? null
  const id = search.get('id')
  if (!id || !(asked || done)) return { question: null, done: null }
  const user = await findUserSettings(db, actor, id)
  if (!user) return { question: null, done: null }
  return {
    question: asked && userQuestion(asked, { id, name: user.name, isSelf: id === actor.id }),
    done: done && actWords[done].done(user),
  }
}
