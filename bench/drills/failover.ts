/** The primary of a replicated PostgreSQL is killed under writes; its standby takes over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { launchFucina } from '../../tests/harness/launch.ts'
import type { DatabasePlace } from '../../tests/harness/place.ts'
import { type Cluster, leaseSeconds, startCluster } from './cluster.ts'
import { type Drill, figure, none } from './drill.ts'
import { countLost, countRefused, writeOn, writersOn } from './writers.ts'

const writers = 4
const promisedSeconds = 32

/** The same cluster, and a database of its own on it. */
const databaseOf = (url: string, database: string) =>
  url.replace(/\/postgres(\?|$)/, `/${database}$1`)

async function killPrimaries(cluster: Cluster, url: string, kills: number) {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-failover-'))
  const place: DatabasePlace = { engine: 'postgres', directory, url, remove: async () => {} }
  const server = await launchFucina({ place, seeded: false })
  try {
    const known = await writersOn(server, writers)
    let acknowledged = performance.now()
    let longest = 0
    let goesOn = true
    const tell = () => {
      const now = performance.now()
      longest = Math.max(longest, now - acknowledged)
      acknowledged = now
    }
    const pace = () => goesOn
    const writing = known.map((one) => writeOn(server.url, one, pace, tell))
    for (let kill = 0; kill < kills; kill++) {
      await wait(2000)
      await cluster.killPrimary()
      const killed = performance.now()
      while (acknowledged < killed + 1000 && performance.now() - killed < 90_000) await wait(50)
      await cluster.heal()
    }
    goesOn = false
    await Promise.all(writing)
    const written = known.reduce((sum, { saved }) => sum + saved.length, 0)
    return [
      figure('Primaries killed behind haproxy', String(kills), '10', kills >= 10 || null),
      none('Writes refused', countRefused(known)),
      none(`Acknowledged writes lost (of ${written} responses)`, await countLost(server, known)),
      figure(
        'Longest time without a write',
        `${(longest / 1000).toFixed(1)} s (Patroni's lease: ${leaseSeconds} s)`,
        `within ${promisedSeconds} s`,
        longest < promisedSeconds * 1000,
      ),
      figure(
        'The process',
        server.process.exitCode === null ? 'alive, never started anew' : 'dead',
        'alive',
        server.process.exitCode === null,
      ),
    ]
  } finally {
    await server.remove()
    rmSync(directory, { recursive: true, force: true })
  }
}

export const failover: Drill = {
  about: 'the primary of a replicated PostgreSQL is killed; a synchronous standby takes over',
  engines: ['postgres'],
  size: { counts: 'kills', usual: 10 },
  async run({ size }) {
    const cluster = await startCluster()
    try {
      const client = new pg.Client({ connectionString: cluster.throughProxy })
      await client.connect()
      await client.query('create database fucina')
      await client.end()
      return await killPrimaries(cluster, databaseOf(cluster.throughProxy, 'fucina'), size)
    } finally {
      await cluster.stop()
    }
  },
}
