import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockName } from '../../platform/db/lock.server.ts'
import { orderedNow } from '../../platform/ordered-now.server.ts'
import type { Right } from '../../platform/roles.ts'
import { changeContentVersion, changeRecordsVersion } from '../content/content-version.server.ts'
import { noteInRegister, type RegisterEntry } from '../register/register.server.ts'
import { forgetPublished } from './published.server.ts'

/** An act on records under way: one transaction, one doer, one moment. */
export type Change = {
  trx: Database
  doer: Doer
  now: Date
  /** The version of the content that everybody sees with this act; asked for by acts that change it. */
  contentVersion: () => Promise<number>
  /** The act in each record's history that this one wrote, by noun and id. */
  revisions: Map<string, string>
  /** Writes the one row that the act has in the register. */
  register: (entry: RegisterEntry) => Promise<void>
}

type Asked = {
  /** What the doer is to be allowed. */
  needs?: Right
  /** What comes with the product is nobody's act: an empty database is filled without a row. */
  isRegistered?: boolean
}

/**
 * Runs an act on records in one transaction, which writes one row of the register. One act waits
 * for another, because a new record looks for a free id and a save compares versions. What is
 * computed from what everybody sees learns of the act, in this process before it returns.
 * @throws KnownFailure 403 for whoever may not
 */
export async function changeRecords<T>(
  db: Database,
  doer: Doer,
  act: (change: Change) => Promise<T>,
  { needs = 'editContent', isRegistered = true }: Asked = {},
): Promise<T> {
  requireMay(doer, needs)
  let version: Promise<number> | undefined
  const result = await db.transaction().execute(async (trx) => {
    await lockName(trx, 'records')
    const contentVersion = () => {
      version ??= changeContentVersion(trx)
      return version
    }
    let rows = 0
    const register = (entry: RegisterEntry) => {
      rows += 1
      return noteInRegister(trx, doer, entry)
    }
    const revisions = new Map<string, string>()
    const now = orderedNow()
    const result = await act({ trx, doer, now, contentVersion, revisions, register })
    if (isRegistered) requireOneRow(rows, revisions.size)
    await changeRecordsVersion(trx)
    return result
  })
  if (version) forgetPublished(db)
  return result
}

function requireOneRow(rows: number, revisions: number): void {
  if (rows === 1 || (rows === 0 && revisions === 0)) return
  throw new Error(`an act that changes records has one row in the register, not ${rows}`)
}
