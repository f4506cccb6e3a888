import { describe, expect, onTestFinished, test } from 'vitest'
import { databasePlace, engine } from '../../../tests/harness/database.ts'
import { databaseOutage } from '../../../tests/harness/outage.ts'
import { createLog } from '../log/log.server.ts'
import type { LiveMessage } from './live.server.ts'
import { PostgresLink } from './postgres-link.server.ts'

const changed = (userId: string): LiveMessage => ({ type: 'changed', userId, topic: 'saved' })

/** Two processes' links on one database; the way of the one can be taken away. */
async function pair() {
  const place = await databasePlace('migrated')
  const way = await databaseOutage(place)
  const heard: LiveMessage[] = []
  const log = createLog('silent')
  const heardByOne: LiveMessage[] = []
  const one = new PostgresLink({
    url: way.url ?? '',
    log,
    deliver: (message) => heardByOne.push(message),
  })
  const other = new PostgresLink({
    url: place.url ?? '',
    log,
    deliver: (message) => heard.push(message),
  })
  onTestFinished(async () => {
    await Promise.all([one.end(), other.end()])
    await way.close()
    await place.remove()
  })
  const hears = (message: LiveMessage) =>
    expect.poll(() => heard, { timeout: 8000 }).toContainEqual(message)
  // A message sent before the other listens is heard by nobody.
  for (let heardOnce = false; !heardOnce; ) {
    one.send(changed('first'))
    heardOnce = await hears(changed('first')).then(
      () => true,
      () => false,
    )
  }
  return { one, way, heard, hears, heardByOne }
}

describe.skipIf(engine !== 'postgres')(
  'HLD-05 live news between processes',
  { timeout: 60_000 },
  () => {
    test('what is sent while the way is cut waits, in its order, and makes nobody wait', async () => {
      const { one, way, heard, hears, heardByOne } = await pair()
      await way.takeAway()
      const ids = ['a', 'b', 'c']
      for (const id of ids) expect(one.send(changed(id))).toBeUndefined()
      await way.bringBack()
      await hears(changed('c'))
      const later = heard.filter(
        (message) => message.type === 'changed' && ids.includes(message.userId),
      )
      expect(later).toEqual(ids.map(changed))
      expect(heardByOne).toEqual([{ type: 'resumed' }])
    })

    test('of too much the others hear that they have missed something', async () => {
      const { one, way, heard, hears } = await pair()
      await way.takeAway()
      for (let count = 0; count <= 2000; count += 1) one.send(changed(`${count}`))
      await way.bringBack()
      await hears({ type: 'resumed' })
      expect(heard).not.toContainEqual(changed('0'))
      await hears(changed('2000'))
    })
  },
)
