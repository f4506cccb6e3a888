import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { unknownAct } from '../records/acts/acts.ts'
import { correctSaved, deleteSaved, parseEdit, restoreSaved, updateSaved } from './change.server.ts'
import { tagsFromText } from './saved.ts'
import type { SavedCeilings } from './saved-ceiling.server.ts'

export type SavedChange = 'save' | 'correct' | 'delete' | 'restore'

/** What is asked for, and what a person may keep. */
type Sent = { form: FormData; ceilings: SavedCeilings }

/** The same where a list is shown: the form says which response. @throws as `changeSaved` */
export async function changeListed(
  db: Database,
  user: Owner,
  sent: Sent,
): Promise<{ done: SavedChange; id: string }> {
  const id = String(sent.form.get('id') ?? '')
  return { done: await changeSaved(db, user, id, sent), id }
}

/** Does what a form's `intent` asks of one response. @throws KnownFailure 400, 403, 404, 409 */
export async function changeSaved(
  db: Database,
  user: Owner,
  id: string,
  { form, ceilings }: Sent,
): Promise<SavedChange> {
  const intent = form.get('intent')
  if (intent === 'delete') await deleteSaved(db, user, id)
  else if (intent === 'restore') await restoreSaved(db, user, id)
  else if (intent === 'correct')
    await correctSaved(db, user, id, { typed: form.get('text'), ceilings })
  else if (intent === 'save') {
    const tags = tagsFromText(String(form.get('tags') ?? ''))
    await updateSaved(db, user, id, parseEdit({ title: form.get('title'), tags }))
  } else throw new KnownFailure('BAD_REQUEST', 400, unknownAct)
  return intent
}
