import { type Finding, quantile, readable, verdictOf } from './figures.ts'
import { fixedWork } from './fixed-work.ts'

/** What we hold lists and searches to, in milliseconds. */
const usualTarget = 50

/**
 * How long pages take over HTTP, asked one after the other by one person.
 * @param address of each request; the number makes it another one at each turn
 */
export async function pageWaits(
  what: string,
  address: (turn: number) => string,
  {
    requests,
    cookie,
    target = usualTarget,
  }: { requests: number; cookie?: string; target?: number },
): Promise<Finding> {
  const values: number[] = []
  const floor: number[] = []
  for (let turn = -10; turn < requests; turn++) {
    const work = fixedWork()
    const start = performance.now()
    const response = await fetch(address(Math.max(0, turn)), {
      headers: cookie ? { Cookie: cookie } : {},
      redirect: 'error',
    })
    await response.arrayBuffer()
    const wait = performance.now() - start
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`)
    if (turn < 0) continue
    values.push(wait)
    floor.push(work)
  }
  const slowest = quantile(values, 0.99)
  return {
    what,
    measured: `p50 ${readable(quantile(values, 0.5))} ms, p99 ${readable(slowest)} ms`,
    target: `p99 at most ${target} ms`,
    met: verdictOf(floor, slowest <= target),
    series: [],
  }
}
