import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'
import { observer } from '../platform/observer.server.ts'
import { romanDay } from '../platform/roman-day.ts'
import type { Usage } from './provider.server.ts'

/** How a generation ended: whole, stopped by the reader, or with a fault of the catalogue. */
export type GenerationStatus = 'ok' | 'STOPPED' | `AI_${string}`

export type Generation = {
  /** Also the idempotency key under which its answer is saved. */
  id: string
  /** null for visitors. */
  userId: string | null
  kind: 'answer' | 'image'
  status: GenerationStatus
  isDemo: boolean
  usage: Usage
}

/**
 * Records that the AI was asked and what it used, without a word of what was said.
 * It counts also when the account was deleted meanwhile, then as nobody's.
 */
export async function recordGeneration(
  db: Database,
  { userId, usage, ...generation }: Generation,
): Promise<void> {
  const createdAt = new Date()
  const { model, tokensIn, tokensOut } = usage
  if (!generation.isDemo) count(generation, usage)
  const used = model === null ? { tokensIn: null, tokensOut: null } : { tokensIn, tokensOut }
  await db.transaction().execute(async (trx) => {
    const person = trx.selectFrom('users').select('id').where('id', '=', userId)
    await trx
      .insertInto('generations')
      .values({ ...generation, userId: person, model, ...used, createdAt })
      .execute()
    if (model === null || !hasCost(generation.kind, usage)) return
    await addUsage(trx, {
      day: romanDay(createdAt),
      model,
      kind: generation.kind,
      tokensIn,
      tokensOut,
    })
  })
}

function count({ kind, status }: Pick<Generation, 'kind' | 'status'>, usage: Usage) {
  const outcome = status === 'STOPPED' ? 'stopped' : status
  observer()?.generation({ kind, outcome, ...usage })
}

/**
 * A picture costs when it came, also one of no use; words as soon as the service took the request.
 */
const hasCost = (kind: Generation['kind'], usage: Usage) =>
  kind === 'image' ? usage.hasPicture : usage.tokensIn + usage.tokensOut > 0

type Used = {
  day: string
  model: string
  kind: Generation['kind']
  tokensIn: number
  tokensOut: number
}

async function addUsage(trx: Database, used: Used): Promise<void> {
  await trx
    .insertInto('aiUsage')
    .values({ ...used, generations: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'model', 'kind']).doUpdateSet({
        generations: sql<number>`"aiUsage"."generations" + 1`,
        tokensIn: sql<number>`"aiUsage"."tokensIn" + ${used.tokensIn}`,
        tokensOut: sql<number>`"aiUsage"."tokensOut" + ${used.tokensOut}`,
      }),
    )
    .execute()
}

/** How real answers ended since a moment, the newest first, fifty at most. */
export const latestAnswers = (
  db: Database,
  since: Date,
): Promise<{ status: string; createdAt: Date }[]> =>
  db
    .selectFrom('generations')
    .select(['status', 'createdAt'])
    .where('createdAt', '>', since)
    .where('kind', '=', 'answer')
    .where('isDemo', '=', false)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute()

/** In the very words of the index of failed generations: bound values would pass it by. */
export const hasFailed = sql<boolean>`"status" not in ('ok', 'STOPPED') and not "isDemo"`

/** How often generations ended with one fault. */
export type RecentFault = { code: string; count: number; lastAt: Date }

/** The faults of real generations since a moment, one for each code. */
export async function recentFaults(db: Database, since: Date): Promise<RecentFault[]> {
  const rows = await db
    .selectFrom('generations')
    .select('status as code')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('createdAt').as('lastAt')])
    .where('createdAt', '>', since)
    .where(hasFailed)
    .groupBy('status')
    .orderBy('status')
    .execute()
  return rows.map(({ code, count, lastAt }) => ({ code, count, lastAt: new Date(lastAt) }))
}
