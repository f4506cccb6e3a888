import type { Schema } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { countText } from '../../ui/format-number.ts'

/** How many records of a kind there may be (docs/decisions/0004). */
export const mostRecords = 2_000

/** What may not grow beyond `most` records, and what it is called: 'strumenti'. */
export type Bounded = { table: keyof Schema; what: string; most?: number }

/**
 * Runs a write that may add records. Where there are more than the bound allows already, all can be
 * changed and deleted. After the lock that makes such writes wait for each other.
 * @throws KnownFailure 409 FULL when it adds beyond the bound
 */
export async function withinBound<T>(
  trx: Database,
  { table, what, most = mostRecords }: Bounded,
  work: () => Promise<T>,
): Promise<T> {
  const before = await countRows(trx, table)
  const result = await work()
  const after = await countRows(trx, table)
  if (after > most && after > before) {
    const text = `Il massimo è di ${countText(most)} ${what}: elimina ciò che non serve, poi riprova.`
    throw new KnownFailure('FULL', 409, text)
  }
  return result
}

async function countRows(trx: Database, table: keyof Schema): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
