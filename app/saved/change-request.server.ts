import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { unknownAct } from '../records/acts/acts.ts'
import { correctSaved, deleteSaved, parseEdit, restoreSaved, updateSaved } from './change.server.ts'
import { tagsFromText } from './saved.ts'

export type Change = 'save' | 'correct' | 'delete' | 'restore'

/**
 * The same where a list is shown: the form says which response.
 * @throws KnownFailure as `changeSaved`
 */
export async function changeListed(
  db: Database,
  user: { id: string },
  form: FormData,
): Promise<{ done: Change; id: string }> {
  const id = String(form.get('id') ?? '')
  return { done: await changeSaved(db, user, id, form), id }
}

/**
 * Does what a form asks of one response: its `intent` is 'save', 'correct', 'delete' or 'restore'.
 * @throws KnownFailure 400, 403 or 404
 */
export async function changeSaved(
  db: Database,
  user: { id: string },
  id: string,
  form: FormData,
): Promise<Change> {
  const intent = form.get('intent')
  if (intent === 'delete') await deleteSaved(db, user, id)
  else if (intent === 'restore') await restoreSaved(db, user, id)
  else if (intent === 'correct') await correctSaved(db, user, id, form.get('text'))
  else if (intent === 'save') {
    const tags = tagsFromText(String(form.get('tags') ?? ''))
    await updateSaved(db, user, id, parseEdit({ title: form.get('title'), tags }))
  } else throw new KnownFailure('BAD_REQUEST', 400, unknownAct)
  return intent
}
