import type { Database } from '../platform/db/database.server.ts'
import { relaxedTransaction } from '../platform/db/relaxed-transaction.server.ts'

/** How an exchange ended: whole, stopped by the reader, or with a fault of the catalogue. */
export type ExchangeStatus = 'ok' | 'STOPPED' | `AI_${string}`

export type Exchange = {
  /** Also the idempotency key under which its answer is saved. */
  id: string
  /** null for visitors. */
  userId: string | null
  kind: 'answer' | 'image'
  status: ExchangeStatus
  isDemo: boolean
}

/**
 * Records that the AI was asked, without a word of what was said (DATA-17, Q23). It counts also when
 * the account was deleted meanwhile, then as nobody's.
 */
export async function recordExchange(
  db: Database,
  { userId, ...exchange }: Exchange,
): Promise<void> {
  const createdAt = new Date()
  await relaxedTransaction(db, async (trx) => {
    const person = trx.selectFrom('users').select('id').where('id', '=', userId)
    await trx
      .insertInto('exchanges')
      .values({ ...exchange, userId: person, createdAt })
      .execute()
  })
}
