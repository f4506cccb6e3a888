import { type RouterContextProvider, redirect } from 'react-router'
import { adminProfessionsPath } from '../../admin-paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import { DatabaseUnavailable } from '../../platform/db/checked-dialect.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { resetProfessions } from '../built-in.server.ts'
import { resetFailed, unavailable } from './profession-texts.ts'

/** A reset's failure says why, and that nothing was lost. */
export async function answerReset(
  context: Readonly<RouterContextProvider>,
  db: Database,
  actor: Actor,
) {
  try {
    await resetProfessions(db, actor)
    audit(context, 'contentReset', { reason: 'professions' })
    return redirect(outcomeAddress(adminProfessionsPath(), { done: 'reset' }), 303)
  } catch (error) {
    const reason =
      error instanceof DatabaseUnavailable
        ? unavailable
        : 'qualcosa non ha funzionato. Nessuna professione è cambiata.'
    return toFailure(context, resetFailed(reason), error)
  }
}
