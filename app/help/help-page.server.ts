import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { HelpPlace } from './help-place.ts'
import { listHelpPlaces } from './help-places.server.ts'

/**
 * What the help page reads. Without the database the rest of the page still helps; the status then
 * keeps it out of every cache.
 */
export async function helpPage(
  db: Database,
  log: Log,
): Promise<{ places: HelpPlace[] | null; status: number }> {
  try {
    return { places: await listHelpPlaces(db), status: 200 }
  } catch (error) {
    log.error({ err: error }, 'the places of help could not be loaded')
    return { places: null, status: error instanceof DatabaseUnavailable ? 503 : 500 }
  }
}
