import { openDatabase } from '../app/platform/db/database.server.ts'
import { launchFucina } from '../tests/harness/launch.ts'
import { openSession } from '../tests/harness/people.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import type { Finding } from './figures.ts'
import { fillSaved, reader, responses } from './saved-data.ts'
import { pageWaits } from './waits.ts'

/** The dashboard of somebody who has saved a great deal. */
export async function dashboardAtScale(engine: TestEngine, requests = 200): Promise<Finding> {
  const place = await databasePlace('seeded', engine)
  try {
    const db = openDatabase(place, () => {})
    await fillSaved(db, place.url).finally(() => db.destroy())
    const server = await launchFucina({ place })
    try {
      const cookie = (await openSession(server, reader.id)).join('=')
      const what = `Dashboard of somebody with ${responses.toLocaleString('en-GB')} responses, ${engine}`
      return await pageWaits(what, () => `${server.url}/dashboard`, { requests, cookie })
    } finally {
      await server.remove()
    }
  } finally {
    await place.remove()
  }
}
