import { type RouterContextProvider, redirect } from 'react-router'
import { trashPath } from '../../admin-paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { formNames } from '../../records/form/form-answer.ts'
import { restoreFromTrash } from './restore.server.ts'
import { restoredAddress, trashActs } from './trash.ts'

/**
 * Restores the entry that a form names and leads to what came back. Where something took its place
 * meanwhile, it leads to the question; a failure says what to do.
 */
export async function answerRestore(
  context: Readonly<RouterContextProvider>,
  db: Database,
  actor: Actor,
  form: FormData,
) {
  const id = idOf(form)
  const replace = form.has(formNames.replace)
  const outcome = await attempt(context, trashActs.failedTexts.restore, () =>
    restoreFromTrash(db, actor, id, { replace }),
  )
  if ('kind' in outcome) {
    audit(context, 'trashRestored', { subjectId: outcome.recordId, reason: outcome.kind })
    return redirect(restoredAddress(outcome), 303)
  }
  return outcome.data.code === 'WOULD_REPLACE'
    ? redirect(questionAddress(trashPath(), 'restore', id), 303)
    : outcome
}
