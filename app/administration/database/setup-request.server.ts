import { type RouterContextProvider, redirect } from 'react-router'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { attempt, failure } from '../../platform/http/failure.server.ts'
import { unknownAct } from '../../records/acts/acts.ts'
import { runSetup } from './setup.server.ts'
import { isSetupKind } from './setup.ts'
import { setupAddress, setupFailed, unavailable } from './setup-outcome.ts'

/** The codes that `attempt` gives to what has no text of its own. */
const details: Record<string, string> = {
  FAILED: 'qualcosa è andato storto e non è cambiato niente. Riprova.',
  DATABASE_UNAVAILABLE: unavailable,
}

/** Runs a button of the screen and leads to what came of it; a failure says why. */
export async function answerSetup(
  context: Readonly<RouterContextProvider>,
  db: Database,
  actor: Actor,
  kind: string,
) {
  if (!isSetupKind(kind)) throw failure('BAD_REQUEST', 400, unknownAct)
  const outcome = await attempt(context, '', () => runSetup(db, actor, kind))
  if ('kind' in outcome) {
    audit(context, 'contentReset', { reason: outcome.kind })
    return redirect(setupAddress(outcome), 303)
  }
  const { code, message } = outcome.data
  return failure(code, outcome.init?.status ?? 500, setupFailed(details[code] ?? lowered(message)))
}

/** In the middle of a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
