import type { Database } from '../platform/db/database.server.ts'
import { published } from '../records/store/published.server.ts'
import type { HelpPlace } from './help-place.ts'
import { helpPlaceNoun } from './help-place-noun.ts'

/** The published places of help, in their order. */
export async function listHelpPlaces(db: Database): Promise<HelpPlace[]> {
  const places = await published(db, helpPlaceNoun)
  return [...places.values()].map(({ id, content }) => ({ id, ...content }))
}
