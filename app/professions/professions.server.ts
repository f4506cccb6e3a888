import { isDeepStrictEqual } from 'node:util'
import { professions } from '../../db/content/professions/all.ts'
import { howEstimated } from '../../db/content/professions/how-estimated.ts'
import type { ProfessionContent } from '../../db/content-types.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Role } from '../platform/roles.ts'
import { fromPublished, seenRecord } from '../records/store/published.server.ts'
import { rowsOf } from '../records/store/read.server.ts'
import { isProfessionId, type ProfessionCard } from './profession.ts'
import { professionNoun } from './profession-noun.ts'

/** The cards of the built-in professions, in their order: what screens show in need. */
export const builtInCards: ProfessionCard[] = professions.map(cardOf)

function cardOf(profession: ProfessionCard): ProfessionCard {
  const { id, title, iconName, description, color, heroImage } = profession
  return { id, title, iconName, description, color, heroImage }
}

/**
 * The published professions as cards, in the administrators' order; the built-in ones when none is
 * stored at all.
 */
export async function listProfessionCards(db: Database): Promise<ProfessionCard[]> {
  const cards = await storedCards(db)
  return cards.length > 0 || (await isAnyStored(db)) ? cards : builtInCards
}

const storedCards = fromPublished(professionNoun, (professions) =>
  [...professions.values()].map(({ id, content }) => cardOf({ id, ...content })),
)

export type ReadProfession = ProfessionContent & {
  /** This is the working copy of a published one. */
  isPreview: boolean
  /** One line on how the figures were estimated, while they are the built-in ones. */
  howEstimated: string | null
}

type Reader = { role: Role }

/**
 * One profession as its page shows it. While none is stored at all, the built-in ones
 * stand in, as their doors do.
 * @param asked.isPreview the working copy is asked for, which editors alone see
 * @throws KnownFailure 400 for an id that cannot be one, 404 when there is none, or it is a draft
 *   and `reader` no editor
 */
export async function readProfession(
  db: Database,
  reader: Reader,
  id: string,
  asked: { isPreview?: boolean } = {},
): Promise<ReadProfession> {
  if (!isProfessionId(id)) throw new KnownFailure('INVALID_ID', 400, 'ID professione non valido')
  const seen = await seenRecord(db, professionNoun, reader, id, asked)
  const found = seen
    ? { ...seen.content, id, isPublished: seen.isPublished }
    : await builtInProfession(db, id)
  if (!found) throw new KnownFailure('NOT_FOUND', 404, 'Professione non trovata')
  return { ...found, isPreview: seen?.isPreview ?? false, howEstimated: findEstimate(found) }
}

/** Figures that an administrator wrote are not of our making. */
function findEstimate({ id, metrics }: { id: string; metrics: unknown }): string | null {
  const written = professions.find((profession) => profession.id === id)
  const isOurs = isDeepStrictEqual(structuredClone(metrics), written?.metrics)
  return metrics && isOurs ? howEstimated : null
}

async function builtInProfession(db: Database, id: string): Promise<ProfessionContent | undefined> {
  if (await isAnyStored(db)) return undefined
  return professions.find((profession) => profession.id === id)
}

async function isAnyStored(db: Database): Promise<boolean> {
  const any = await rowsOf(db, professionNoun).limit(1).executeTakeFirst()
  return any !== undefined
}
