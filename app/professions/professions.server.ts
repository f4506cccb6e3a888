import { professions } from '../../db/content/professions/all.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { ProfessionCard } from './profession.ts'

/** The cards of the built-in professions, in their order: what screens show in need (Q21). */
export const builtInCards: ProfessionCard[] = professions.map(
  ({ id, title, iconName, description, color, heroImage }) =>
    ({ id, title, iconName, description, color, heroImage }) as ProfessionCard,
)

/** All professions as cards, in the administrators' order; the built-in ones when none is stored (Q21). */
export async function listProfessionCards(db: Database): Promise<ProfessionCard[]> {
  const cards = await db
    .selectFrom('professions')
    .select(['id', 'title', 'iconName', 'description', 'color', 'heroImage'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  // Icon and gradient are checked against their lists when they are written (CONST-02, CONST-03).
  return cards.length > 0 ? (cards as ProfessionCard[]) : builtInCards
}
