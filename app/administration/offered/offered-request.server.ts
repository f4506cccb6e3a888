import { type RouterContextProvider, redirect } from 'react-router'
import { offeredPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { isFailure } from '../../platform/http/is-failure.ts'
import { idField, idOf } from '../../records/acts/acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { nounField } from '../trash/trash.ts'
import { decideOffered, takeUntouched } from './offered.server.ts'
import { offeredActs } from './offered.ts'

/** Takes or declines the text that a form names, or takes all that replace nobody's words. */
export async function answerOffered(
  context: Readonly<RouterContextProvider>,
  db: Database,
  doer: Doer,
  { form, done }: { form: FormData; done: 'take' | 'leave' },
) {
  const name = String(form.get(nounField) ?? '')
  const id = idOf(form)
  const isOne = done === 'leave' || form.has(idField)
  const outcome = await attempt(context, offeredActs.failedTexts[done], async () => {
    if (!isOne) return { counts: [await takeUntouched(db, doer)] }
    await decideOffered(db, doer, { name, id, isTaken: done === 'take' })
    return { id }
  })
  if (isFailure(outcome)) return outcome
  return redirect(
    outcomeAddress(withQuery(offeredPath(), { [nounField]: name }), { done, ...outcome }),
    303,
  )
}
