import { setTimeout as wait } from 'node:timers/promises'

const quarter = 15 * 60_000

/** Failed sign-ins are counted anew every quarter of an hour: waits until `longest` fits in one. */
export async function withinOneQuarter(longest = 30_000): Promise<void> {
  const left = quarter - (Date.now() % quarter)
  if (left < longest) await wait(left)
}
