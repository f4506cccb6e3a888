import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { HelpPlace } from './help-place.ts'
import { type HelpPlaceRow, helpPlaceRow } from './help-place-rows.server.ts'

/** The published places of help, in their order. */
export async function listHelpPlaces(db: Database): Promise<HelpPlace[]> {
  return db
    .selectFrom('helpPlaces')
    .select(['id', 'name', 'hours', 'phone', 'address', 'note'])
    .where('isPublished', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A row of the administrators' list. */
export type ListedHelpPlace = HelpPlace & { isPublished: boolean; updatedAt: Date }

/**
 * All places in the order in which everybody sees them, drafts included.
 * @throws KnownFailure 403 for customers
 */
export async function listHelpPlacesForAdmin(
  db: Database,
  actor: Actor,
): Promise<ListedHelpPlace[]> {
  requireAdministrator(actor)
  return db
    .selectFrom('helpPlaces')
    .select(['id', 'name', 'hours', 'phone', 'address', 'note', 'isPublished', 'updatedAt'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A place as its form begins with it. @throws KnownFailure 403 for customers, 404 */
export async function readHelpPlaceForEdit(
  db: Database,
  actor: Actor,
  id: string,
): Promise<HelpPlaceRow> {
  requireAdministrator(actor)
  return helpPlaceRow(db, id)
}
