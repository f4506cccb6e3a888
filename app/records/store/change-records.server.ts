import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockName } from '../../platform/db/lock.server.ts'
import type { AdminAct } from '../../platform/roles.ts'
import { changeContentVersion } from '../version/content-version.server.ts'
import { orderedNow } from '../version/ordered-now.server.ts'
import { forgetPublished } from './published.server.ts'

/** An act on records under way: one transaction, one doer, one moment. */
export type Change = {
  trx: Database
  doer: Doer
  now: Date
  /** The version of the content that everybody sees with this act; asked for by acts that change it. */
  contentVersion: () => Promise<number>
}

/**
 * Runs an act on records in one transaction. One act waits for another, because a new record looks
 * for a free id and a save compares versions. What is computed from what everybody sees learns of
 * the act, in this process before it returns.
 * @param asks what the doer is to be allowed
 * @throws KnownFailure 403 for whoever may not
 */
export async function changeRecords<T>(
  db: Database,
  doer: Doer,
  act: (change: Change) => Promise<T>,
  asks: AdminAct = 'editContent',
): Promise<T> {
  requireMay(doer, asks)
  let version: Promise<number> | undefined
  const result = await db.transaction().execute(async (trx) => {
    await lockName(trx, 'records')
    const contentVersion = () => {
      version ??= changeContentVersion(trx)
      return version
    }
    return act({ trx, doer, now: orderedNow(), contentVersion })
  })
  if (version) forgetPublished(db)
  return result
}
