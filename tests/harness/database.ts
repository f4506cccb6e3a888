import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../app/platform/db/database.server.ts'
import { defaultSharing } from '../../app/platform/db/postgres.server.ts'
import { type Contents, type DatabasePlace, databasePlace, type TestEngine } from './place.ts'

// biome-ignore lint/performance/noBarrelFile: a test with a database finds everything here
export { testSession, testUser } from './people.ts'
export { databasePlace, engine } from './place.ts'

/** A place of a database, on the engine under test unless another is named, gone when the test is. */
export async function testPlace(contents?: Contents, on?: TestEngine): Promise<DatabasePlace> {
  const place = await databasePlace(contents, on)
  onTestFinished(() => place.remove())
  return place
}

/**
 * A migrated database of the engine under test, gone when the test is.
 * @param options.seeded fill it with the built-in content
 * @param options.poolSize connections, on PostgreSQL: a crowd needs more than a server takes
 */
export async function testDatabase({
  seeded = false,
  poolSize = defaultSharing.poolSize,
} = {}): Promise<Database> {
  const contents: Contents = seeded ? 'seeded' : 'migrated'
  const place = await databasePlace(contents)
  let isEnding = false
  const onIdleError = (error: Error) => {
    // Dropping a database cuts connections that are still saying goodbye.
    if (!isEnding) throw error
  }
  const db = openDatabase(place, onIdleError, { ...defaultSharing, poolSize })
  onTestFinished(async () => {
    isEnding = true
    await db.destroy()
    await place.remove()
  })
  return db
}

/** A day and more ago: who registered then is known, and no guest of the AI any more. */
export const longAgo = () => new Date(Date.now() - 48 * 3_600_000)
