import type { Fucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { type Finding, inWords, median, type Series } from './figures.ts'
import { readServer } from './watched.ts'

const rounds = 5
const requests = 60
/**
 * Milliseconds of processor: a hundredth of a second is nothing to who waits for the page, and one
 * process still serves a hundred of them a second, many times what a town asks for.
 */
const most = 10

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
