/** kill -9 under writes: nothing that was acknowledged may be missing after the next start. */
import { setTimeout as wait } from 'node:timers/promises'
import { launchFucina } from '../../tests/harness/launch.ts'
import { databasePlace } from '../../tests/harness/place.ts'
import { type Drill, figure, none } from './drill.ts'
import { countLost, countRefused, writeOn, writersOn } from './writers.ts'

const writers = 8

/** A broken connection: the server is gone. */
const isThere = (statuses: [number, number]) => !statuses.includes(0)

export const crash: Drill = {
  about: 'kill -9 under writes; whatever was acknowledged is there after the next start',
  engines: ['sqlite', 'postgres'],
  size: { counts: 'kills', usual: 200 },
  async run({ engine, size }) {
    const place = await databasePlace('seeded', engine)
    let server = await launchFucina({ place })
    let lost = 0
    try {
      const known = await writersOn(server, writers)
      for (let cycle = 0; cycle < size; cycle++) {
        const writing = known.map((one) => writeOn(server.url, one, isThere))
        await wait(200 + Math.random() * 400)
        await server.kill('SIGKILL')
        await Promise.all(writing)
        await server.remove()
        server = await launchFucina({ place })
        lost += await countLost(server, known)
      }
      const written = known.reduce((sum, { saved }) => sum + saved.length, 0)
      return [
        figure(`Kills, ${engine}`, String(size), 'at least 200', size >= 200 || null),
        figure('Responses acknowledged meanwhile', String(written), 'none of its own', null),
        none('Writes refused', countRefused(known)),
        none('Acknowledged writes lost', lost),
      ]
    } finally {
      await server.remove()
      await place.remove()
    }
  },
}
