import { isDeepStrictEqual } from 'node:util'
import { professions } from '../../db/content/professions/all.ts'
import { howEstimated } from '../../db/content/professions/how-estimated.ts'
import type { ProfessionContent } from '../../db/content-types.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isProfessionId, type ProfessionCard } from './profession.ts'
import { professionRefusals } from './profession-refusals.server.ts'

/** The cards of the built-in professions, in their order: what screens show in need. */
export const builtInCards: ProfessionCard[] = professions.map(
  ({ id, title, iconName, description, color, heroImage }) =>
    ({ id, title, iconName, description, color, heroImage }) as ProfessionCard,
)

/**
 * The published professions as cards, in the administrators' order; the built-in ones when none is
 * stored at all.
 */
export async function listProfessionCards(db: Database): Promise<ProfessionCard[]> {
  const cards = await db
    .selectFrom('professions')
    .select(['id', 'title', 'iconName', 'description', 'color', 'heroImage'])
    .where('isPublished', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  // Icon and gradient are checked against their lists when they are written.
  return cards.length > 0 || (await isAnyStored(db)) ? (cards as ProfessionCard[]) : builtInCards
}

export type ReadProfession = ProfessionContent & {
  /** One line on how the figures were estimated, while they are the built-in ones. */
  howEstimated: string | null
}

type Reader = { role: 'customer' | 'admin' }

/**
 * One profession as its page shows it. While none is stored at all, the built-in ones
 * stand in, as their doors do.
 * @throws KnownFailure 400 for an id that cannot be one, 404 when there is none, or it is a draft
 *   and `reader` no administrator
 */
export async function readProfession(
  db: Database,
  reader: Reader,
  id: string,
): Promise<ReadProfession> {
  if (!isProfessionId(id)) throw new KnownFailure('INVALID_ID', 400, professionRefusals.invalidId)
  const stored = await db
    .selectFrom('professions')
    .select(contentColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  const found = stored ?? (await builtInProfession(db, id))
  if (!found || !(found.isPublished || reader.role === 'admin')) {
    throw new KnownFailure('NOT_FOUND', 404, professionRefusals.missing)
  }
  return { ...(found as ProfessionContent), howEstimated: findEstimate(found) }
}

/** Figures that an administrator wrote are not of our making. */
function findEstimate({ id, metrics }: { id: string; metrics: unknown }): string | null {
  const written = professions.find((profession) => profession.id === id)
  const isOurs = isDeepStrictEqual(structuredClone(metrics), written?.metrics)
  return metrics && isOurs ? howEstimated : null
}

const contentColumns = [
  'id',
  'isPublished',
  'title',
  'iconName',
  'description',
  'color',
  'heroImage',
  'tools',
  'examples',
  'metrics',
  'useCases',
  'tips',
  'testimonials',
  'resources',
] as const

async function builtInProfession(db: Database, id: string): Promise<ProfessionContent | undefined> {
  if (await isAnyStored(db)) return undefined
  return professions.find((profession) => profession.id === id)
}

async function isAnyStored(db: Database): Promise<boolean> {
  const any = await db.selectFrom('professions').select('id').limit(1).executeTakeFirst()
  return any !== undefined
}
