import { adminUsersPath } from '../../admin-paths.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { KeptAct } from '../../records/register/register-acts.ts'
import { newestRows } from '../register/described.server.ts'

/** Something that happened: an act of the administration, or that somebody registered. */
export type RecentActivity = {
  id: string
  act: KeptAct | 'registered'
  /** 'Maria Rossi ha pubblicato la guida «Scrivere al Comune»' */
  text: string
  at: Date
  /** Where one can see or change it; null when it is gone. */
  to: string | null
}

const shownCount = 8

/**
 * What happened lately, newest first: the rows of the register, and who registered, without a
 * name. No private content: neither who learns, nor what was asked.
 * @throws KnownFailure 403
 */
export async function recentActivity(db: Database, actor: Actor): Promise<RecentActivity[]> {
  requireMay(actor, 'seeRegister')
  const rows = await newestRows(db, shownCount)
  const acts = rows.map(({ id, act, sentence, at, to }) => ({ id, act, text: sentence, at, to }))
  return [...acts, ...(await registrations(db))]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, shownCount)
}

async function registrations(db: Database): Promise<RecentActivity[]> {
  const rows = await db
    .selectFrom('users')
    .select('createdAt')
    .where('role', '=', 'customer')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shownCount)
    .execute()
  return rows.map(({ createdAt: at }, place) => ({
    id: `registered-${rows.length - place}-${at.getTime()}`,
    act: 'registered',
    text: 'Un nuovo utente si è registrato',
    at,
    to: adminUsersPath(),
  }))
}
