import { type RouterContextProvider, redirect } from 'react-router'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { restoreDeleted } from './deleted-records.server.ts'
import { nounField, restoredAddress, trashActs } from './trash.ts'

/** Restores the record that a form names and leads to what came back; a failure says what to do. */
export async function answerRestore(
  context: Readonly<RouterContextProvider>,
  db: Database,
  doer: Doer,
  form: FormData,
) {
  const wanted = { name: String(form.get(nounField) ?? ''), id: idOf(form) }
  const outcome = await attempt(context, trashActs.failedTexts.restore, () =>
    restoreDeleted(db, doer, wanted),
  )
  if (!('noun' in outcome)) return outcome
  audit(context, 'trashRestored', { subjectId: outcome.id, reason: outcome.noun })
  return redirect(restoredAddress(outcome), 303)
}
