import { sql } from 'kysely'
import type { Database } from '../db/database.server.ts'

/** A counter that may be taken from `limit` times in its window, a day or a shorter period. */
export type Counter = {
  /** Who is counted for what, for instance `answers:user:{id}`. */
  key: string
  /** Names the period, for instance `2026-11-20`. */
  window: string
  /** How many units the window holds, at least 1. */
  limit: number
  /** When the counter may be forgotten: any time after its window ended. */
  expiresAt: Date
}

/** `used`: how many units of each counter are used now, in the order in which they were given. */
export type CounterAnswer = { ok: true; used: number[] } | { ok: false; key: string }

class Exhausted extends Error {
  readonly key: string

  constructor(key: string) {
    super('a quota is used up')
    this.key = key
  }
}

/** Every caller locks counters in this order, so that no two wait for each other. */
const inLockingOrder = (limits: readonly Counter[]) =>
  limits.toSorted((one, other) => (rowOf(one) < rowOf(other) ? -1 : 1))

const rowOf = ({ key, window }: { key: string; window: string }) => `${key}\n${window}`

/**
 * Takes one unit from every counter, or from none when one of them is used up: one transaction,
 * however many callers there are, on however many processes (SECURITY.md 4).
 * @param limits different counters; when several are used up, the first in this order is named
 */
export async function takeCounters(
  db: Database,
  limits: readonly Counter[],
): Promise<CounterAnswer> {
  const impossible = limits.find(({ limit }) => limit < 1)
  if (impossible) return { ok: false, key: impossible.key }
  if (limits.length === 0) return { ok: true, used: [] }
  try {
    const used = await db.transaction().execute(async (trx) => {
      const taken = await trx
        .insertInto('quotas')
        .values(
          inLockingOrder(limits).map(({ key, window, expiresAt }) => ({
            key,
            window,
            used: 1,
            expiresAt,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['key', 'window']).doUpdateSet({ used: sql<number>`quotas.used + 1` }),
        )
        .returning(['key', 'window', 'used'])
        .execute()
      const units = new Map(taken.map((row) => [rowOf(row), row.used]))
      return limits.map((limit) => {
        const used = units.get(rowOf(limit)) as number
        if (used > limit.limit) throw new Exhausted(limit.key)
        return used
      })
    })
    return { ok: true, used }
  } catch (error) {
    if (error instanceof Exhausted) return { ok: false, key: error.key }
    throw error
  }
}

/** Counts one more, whatever the count: for figures, not for limits. */
export async function countUp(
  db: Database,
  { key, window, expiresAt }: Omit<Counter, 'limit'>,
): Promise<void> {
  await db
    .insertInto('quotas')
    .values({ key, window, used: 1, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window']).doUpdateSet({ used: sql<number>`quotas.used + 1` }),
    )
    .execute()
}

/** Gives one unit back to every counter, because what it was taken for did not happen. */
export async function giveBackCounters(db: Database, limits: readonly Counter[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One update of them all would lock them in the order of the disk.
    for (const { key, window } of inLockingOrder(limits)) {
      await trx
        .updateTable('quotas')
        .set({ used: sql<number>`used - 1` })
        .where('key', '=', key)
        .where('window', '=', window)
        .where('used', '>', 0)
        .execute()
    }
  })
}

/** Forgets counters in all their windows, for instance failures after a sign-in that succeeded. */
export async function clearCounters(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('quotas').where('key', 'in', keys).execute()
}
