import { type Finding, quantile, readable, verdictOf } from './figures.ts'
import { fixedWork } from './fixed-work.ts'

/** How many are asked, and in how many milliseconds 99 of 100 are answered. */
type Asked = { requests: number; target: number }

/** How long something takes, asked one after the other, each time another question. */
export async function waits(
  what: string,
  { requests, target }: Asked,
  ask: (turn: number) => Promise<unknown>,
): Promise<Finding> {
  const values: number[] = []
  const floor: number[] = []
  for (let turn = -10; turn < requests; turn++) {
    const work = fixedWork()
    const start = performance.now()
    await ask(Math.max(0, turn))
    if (turn < 0) continue
    values.push(performance.now() - start)
    floor.push(work)
  }
  const slowest = quantile(values, 0.99)
  return {
    what,
    measured: `p50 ${readable(quantile(values, 0.5))} ms, p99 ${readable(slowest)} ms`,
    target: `p99 at most ${target} ms`,
    met: verdictOf(floor, slowest <= target),
  }
}

/** How long pages take over HTTP. @param address of each request */
export const pageWaits = (
  what: string,
  address: (turn: number) => string,
  { cookie, ...asked }: Asked & { cookie?: string },
): Promise<Finding> =>
  waits(what, asked, async (turn) => {
    const headers: Record<string, string> = cookie ? { Cookie: cookie } : {}
    const response = await fetch(address(turn), { headers, redirect: 'error' })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`)
  })
