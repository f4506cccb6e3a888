import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'
import { romanMonth } from '../platform/roman-day.ts'
import type { Env } from '../platform/settings/env.server.ts'
import {
  readSetting,
  removeSetting,
  writeSetting,
} from '../platform/settings/stored-settings.server.ts'
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

type Operators = Pick<Env, 'AI_MONTHLY_BUDGET'>

/** Under which name the budget is kept that administrators set, in euros. */
const budgetKey = 'aiMonthlyBudget'

/** What administrators set; null: nothing. */
export async function readOwnBudget(db: Database): Promise<number | null> {
  const kept = await readSetting(db, budgetKey)
  return kept === null ? null : Number(kept)
}

/** null leaves the budget to the settings of the server. */
export const writeOwnBudget = (db: Database, euros: number | null): Promise<void> =>
  euros === null ? removeSetting(db, budgetKey) : writeSetting(db, budgetKey, String(euros))

/** The month's budget in euros: the administrators', else the operator's; null: none. */
export const readBudget = async (db: Database, env: Operators): Promise<number | null> =>
  (await readOwnBudget(db)) ?? env.AI_MONTHLY_BUDGET ?? null

/** What this month has used and cost so far. */
export async function readSpending(
  db: Database,
  env: Operators,
  now = new Date(),
): Promise<Spending> {
  const month = romanMonth(now)
  const [used, prices, budget] = await Promise.all([
    usedByMonth(db, month, month),
    readPrices(db),
    readBudget(db, env),
  ])
  return {
    month,
    spent: isPriceKnown(prices) ? costOf(used, prices) : null,
    budget,
    used,
    withoutPrice: withoutPrice(used, prices),
  }
}

/**
 * How the month's budget stands: once it is used up the AI pauses until the next month. While
 * nobody can say what an answer costs it allows none.
 */
export type BudgetState = 'none' | 'room' | 'usedUp' | 'unpriced'

export async function budgetState(db: Database, env: Operators): Promise<BudgetState> {
  if ((await readBudget(db, env)) === null) return 'none'
  const { spent, budget } = await readSpending(db, env)
  if (budget === null) return 'none'
  if (spent === null) return 'unpriced'
  return budgetThreshold(spent, budget) === 100 ? 'usedUp' : 'room'
}
