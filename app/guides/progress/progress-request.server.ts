import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { completeChapter, type ProgressChange, undoChapter } from './progress.server.ts'

const verbs = { complete: completeChapter, undo: undoChapter }

const unreadable = () =>
  new KnownFailure('NOT_A_FORM', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')

/**
 * Does what a posted form asks for: `intent`, and the chapter's `id`. Whose progress it is does not
 * stand in the form. @throws KnownFailure 400, 404
 */
export function changeProgress(
  db: Database,
  user: Actor,
  guideId: string,
  form: FormData,
): Promise<ProgressChange> {
  const intent = form.get('intent')
  const chapter = form.get('id')
  if ((intent !== 'complete' && intent !== 'undo') || typeof chapter !== 'string') {
    throw unreadable()
  }
  return verbs[intent](db, user, guideId, chapter)
}
