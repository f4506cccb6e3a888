import { launchFucina } from '../tests/harness/launch.ts'
import type { TestEngine } from '../tests/harness/place.ts'
import { entersAgain, pupils, registers } from '../tests/harness/pupils.ts'
import { type Finding, readable } from './figures.ts'

/** How long somebody in front of a class waits for the last one, in milliseconds. */
const mostForTheLast = 10_000

/** Forty behind one address register in the same second, and sign in in the same second. */
export async function classGetsIn(engine: TestEngine): Promise<Finding[]> {
  const server = await launchFucina({ engine })
  try {
    return [
      await together(`A class of 40 registers, ${engine}`, (pupil) => registers(server, pupil)),
      await together(`A class of 40 signs in, ${engine}`, (pupil) => entersAgain(server, pupil)),
    ]
  } finally {
    await server.remove()
  }
}

async function together(
  what: string,
  send: (pupil: (typeof pupils)[number]) => Promise<Response>,
): Promise<Finding> {
  const start = performance.now()
  const statuses = await Promise.all(pupils.map(async (pupil) => (await send(pupil)).status))
  const last = performance.now() - start
  const refused = statuses.filter((status) => status !== 303).length
  return {
    what,
    measured: `the last one after ${readable(last / 1000)} s, ${refused} refused`,
    target: 'all in within 10 s',
    met: refused === 0 && last < mostForTheLast,
  }
}
