import { readUserSettings } from '../../accounts/settings/user-settings.server.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { RegisterAct } from '../../records/register/register-acts.ts'

/** What the register says of the desk's acts, on the page of whom they were done to. */
const labels = {
  codeGiven: 'codice per entrare',
  dataCodeGiven: 'codice per i suoi dati',
  addressCorrected: 'indirizzo corretto',
  sessionsEnded: 'sessioni chiuse',
  userSuspended: 'account sospeso',
  userReactivated: 'account riattivato',
} as const satisfies Partial<Record<RegisterAct, string>>

type Known = keyof typeof labels

/** So many are shown: what was done lately. */
const shown = 8

export type DoneAtDesk = {
  id: string
  at: Date
  what: string
  /** null: the account is gone. */
  who: string | null
  reason: string | null
}

/**
 * What was done for a person at the desk, the latest first, as the register has it: the next clerk
 * reads it there.
 * @throws KnownFailure 403 for whoever may not, 404
 */
export async function readDoneAtDesk(
  db: Database,
  actor: Actor,
  userId: string,
): Promise<DoneAtDesk[]> {
  const { id } = await readUserSettings(db, actor, userId)
  const rows = await db
    .selectFrom('register')
    .select(['id', 'at', 'act', 'actorName', 'reason'])
    .where('personId', '=', id)
    .where('act', 'in', Object.keys(labels))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()
  return rows.map(({ act, actorName, ...row }) => ({
    ...row,
    what: labels[act as Known],
    who: actorName,
  }))
}
