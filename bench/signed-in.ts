import type { Fucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { type Finding, inWords, median, type Series } from './figures.ts'
import { readServer } from './watched.ts'

const rounds = 5
const requests = 60
/**
 * Milliseconds of processor: whoever waits for the page does not tell a fiftieth of a second, and one
 * process still serves fifty of them a second: a class of 40 that opens the same page at one word.
 */
const most = 20

const paths = ['/dashboard', '/guides', '/guides/chatgpt-basics', '/saved-searches', '/prompts']

/** What a page costs the processor for somebody who is signed in. @param server started with `watched` */
export async function signedInPages(server: Fucina): Promise<Finding[]> {
  const cookie = (await openSession(server, (await person(server)).id)).join('=')
  const findings: Finding[] = []
  for (const path of paths) {
    const cost: Series = { name: path, unit: 'ms of processor', values: [] }
    for (let round = -1; round < rounds; round++) {
      await readServer(server)
      for (let turn = 0; turn < requests; turn++) {
        const response = await fetch(server.url + path, { headers: { Cookie: cookie } })
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      }
      const { processor } = await readServer(server)
      if (round >= 0) cost.values.push(processor / requests)
    }
    findings.push({
      what: `${path}, signed in`,
      measured: inWords(cost),
      target: `at most ${most} ms of processor`,
      met: median(cost.values) <= most,
    })
  }
  return findings
}
