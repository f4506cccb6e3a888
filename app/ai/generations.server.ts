import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'
import { romanDay } from '../platform/roman-day.ts'
import type { Usage } from './provider.server.ts'

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
  usage: Usage
}

/**
 * Records that the AI was asked and what it used, without a word of what was said.
 * It counts also when the account was deleted meanwhile, then as nobody's.
 */
export async function recordExchange(
  db: Database,
  { userId, usage, ...exchange }: Exchange,
): Promise<void> {
  const createdAt = new Date()
  const { model, tokensIn, tokensOut } = usage
  const used = model === null ? { tokensIn: null, tokensOut: null } : { tokensIn, tokensOut }
  await db.transaction().execute(async (trx) => {
    const person = trx.selectFrom('users').select('id').where('id', '=', userId)
    await trx
      .insertInto('exchanges')
      .values({ ...exchange, userId: person, model, ...used, createdAt })
      .execute()
    if (model === null || !hasCost(exchange.kind, usage)) return
    await addUsage(trx, {
      day: romanDay(createdAt),
      model,
      kind: exchange.kind,
      tokensIn,
      tokensOut,
    })
  })
}

/**
 * A picture costs when it came, also one of no use; words as soon as the service took the request.
 */
const hasCost = (kind: Exchange['kind'], usage: Usage) =>
  kind === 'image' ? usage.hasPicture : usage.tokensIn + usage.tokensOut > 0

type Used = {
  day: string
  model: string
  kind: Exchange['kind']
  tokensIn: number
  tokensOut: number
}

async function addUsage(trx: Database, used: Used): Promise<void> {
  await trx
    .insertInto('aiUsage')
    .values({ ...used, exchanges: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'model', 'kind']).doUpdateSet({
        exchanges: sql<number>`"aiUsage"."exchanges" + 1`,
        tokensIn: sql<number>`"aiUsage"."tokensIn" + ${used.tokensIn}`,
        tokensOut: sql<number>`"aiUsage"."tokensOut" + ${used.tokensOut}`,
      }),
    )
    .execute()
}

/** How often exchanges ended with one fault. */
export type RecentFault = { code: string; count: number; lastAt: Date }

/** The faults of real exchanges since a moment, one for each code. */
export async function recentFaults(db: Database, since: Date): Promise<RecentFault[]> {
  const rows = await db
    .selectFrom('exchanges')
    .select('status as code')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('createdAt').as('lastAt')])
    .where('createdAt', '>', since)
    // In the very words of the index of failed exchanges: bound values would pass it by.
    .where(sql<boolean>`"status" not in ('ok', 'STOPPED') and not "isDemo"`)
    .groupBy('status')
    .orderBy('status')
    .execute()
  return rows.map(({ code, count, lastAt }) => ({ code, count, lastAt: new Date(lastAt) }))
}
