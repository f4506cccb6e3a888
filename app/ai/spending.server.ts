import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'
import { romanMonth } from '../platform/roman-day.ts'
import { type Env, SettingsError } from '../platform/settings/env.server.ts'
import {
  budgetThreshold,
  costOf,
  isPriceKnown,
  type Price,
  type Spending,
  type Used,
  withoutPrice,
} from './money.ts'

/** The prices that administrators entered, by model. */
export const readPrices = (db: Database): Promise<Price[]> =>
  db
    .selectFrom('aiPrices')
    .select(['model', 'millionIn', 'millionOut', 'picture'])
    .orderBy('model')
    .execute()

/** `isPriceKnown` of the prices that are stored now. */
export const knowsPrices = async (db: Database): Promise<boolean> =>
  isPriceKnown(await readPrices(db))

/** A budget means nothing while no price is known. @throws SettingsError in one line */
export async function requirePrices(db: Database, env: Env): Promise<void> {
  if (env.aiMode !== 'openai' || env.AI_MONTHLY_BUDGET === undefined) return
  if (await knowsPrices(db)) return
  throw new SettingsError(
    "wrong settings: AI_MONTHLY_BUDGET: no price is known yet; start without it, enter the prices under 'Servizio AI', then set it",
  )
}

export type UsedIn = Used & { month: string }

/** What was asked of each model, month by month. @param from YYYY-MM, the first; `to`: the last */
export const usedByMonth = (db: Database, from: string, to: string): Promise<UsedIn[]> =>
  db
    .selectFrom('aiUsage')
    .select([sql<string>`substr("day", 1, 7)`.as('month'), 'model', 'kind'])
    .select(({ fn }) => [
      fn.sum<number>('generations').as('generations'),
      fn.sum<number>('tokensIn').as('tokensIn'),
      fn.sum<number>('tokensOut').as('tokensOut'),
    ])
    .where('day', '>=', `${from}-01`)
    .where('day', '<=', `${to}-31`)
    .groupBy(['month', 'model', 'kind'])
    .orderBy('model')
    .orderBy('kind')
    .execute()

/** What this month has used and cost so far. */
export async function readSpending(
  db: Database,
  env: Pick<Env, 'AI_MONTHLY_BUDGET'>,
  now = new Date(),
): Promise<Spending> {
  const month = romanMonth(now)
  const [used, prices] = await Promise.all([usedByMonth(db, month, month), readPrices(db)])
  return {
    month,
    spent: isPriceKnown(prices) ? costOf(used, prices) : null,
    budget: env.AI_MONTHLY_BUDGET ?? null,
    used,
    withoutPrice: withoutPrice(used, prices),
  }
}

/** Whether the month's budget is used up, so that the AI pauses until the next month. */
export async function isPaused(
  db: Database,
  env: Pick<Env, 'AI_MONTHLY_BUDGET'>,
): Promise<boolean> {
  if (env.AI_MONTHLY_BUDGET === undefined) return false
  const { spent, budget } = await readSpending(db, env)
  return spent !== null && budget !== null && budgetThreshold(spent, budget) === 100
}
