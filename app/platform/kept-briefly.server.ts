import type { Database } from './db/database.server.ts'

/** What was counted holds for five times as long as it took, and for a minute at most. */
const keptFor = 5
const longestKept = 60_000

type Kept<T> = { until: number; counted: Promise<T> }

/**
 * Counts what takes a while no more often than it needs: whoever asks meanwhile, or shortly after,
 * gets the same. A count that failed is not kept.
 * @param keyOf tells apart what is counted, where there are several such things
 */
export function keptBriefly<T, Of = void>(
  count: (db: Database, of: Of) => Promise<T>,
  keyOf: (of: Of) => string = () => '',
): (db: Database, of: Of) => Promise<T> {
  const ofDatabase = new WeakMap<Database, Map<string, Kept<T>>>()
  return (db, of) => {
    const kept = ofDatabase.get(db) ?? new Map<string, Kept<T>>()
    ofDatabase.set(db, kept)
    const begin = performance.now()
    for (const [key, { until }] of kept) if (until <= begin) kept.delete(key)
    const last = kept.get(keyOf(of))
    if (last) return last.counted
    const now = { until: Number.POSITIVE_INFINITY, counted: count(db, of) }
    kept.set(keyOf(of), now)
    now.counted.then(
      () => {
        const end = performance.now()
        now.until = end + Math.min((end - begin) * keptFor, longestKept)
      },
      () => {
        now.until = 0
      },
    )
    return now.counted
  }
}
