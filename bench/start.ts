import { spawnSync } from 'node:child_process'
import { launchFucina } from '../tests/harness/launch.ts'
import { databasePlace } from '../tests/harness/place.ts'
import { type Finding, inWords, median, readable, type Series } from './figures.ts'

const rounds = 5
/** An update's gap, in which the proxy keeps whoever asks waiting: a page that takes three seconds once a month. */
const mostToReady = 3000
/** Whoever runs the package or the image builds nothing; from the repository it is once a version, in seconds. */
const mostToBuild = 60

/** From the start of the process to `/readyz`, with a database that is there already. */
export async function startToReady(): Promise<Finding> {
  const place = await databasePlace('seeded', 'sqlite')
  const ready: Series = { name: 'start to ready', unit: 'ms', values: [] }
  try {
    for (let round = -1; round < rounds; round++) {
      const start = performance.now()
      const server = await launchFucina({ place })
      if (round >= 0) ready.values.push(performance.now() - start)
      await server.remove()
    }
  } finally {
    await place.remove()
  }
  return {
    what: 'Start to ready, with an existing database',
    measured: inWords(ready),
    target: 'under 3 s',
    met: median(ready.values) < mostToReady,
  }
}

/** A production build from nothing. */
export function productionBuild(): Finding {
  const start = performance.now()
  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`the build failed:\n${stderr}`)
  const seconds = (performance.now() - start) / 1000
  return {
    what: 'Production build',
    measured: `${readable(seconds)} s`,
    target: `under ${mostToBuild} s`,
    met: seconds < mostToBuild,
  }
}
