import type { Template } from '../../db/content-types.ts'
import type { Database } from '../platform/db/database.server.ts'
import { perVersion } from '../records/version/per-version.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { everydayTitle } from './stored-sets.server.ts'
import {
  type FoundTemplate,
  indexTemplates,
  matchTemplates,
  searchTemplates,
} from './template-index.server.ts'

/**
 * The templates of the workshop that fit what somebody wants to do, over all its doors, best first.
 * @param most how many at most
 */
export async function findTemplates(
  db: Database,
  goal: string,
  most: number,
): Promise<FoundTemplate[]> {
  return matchTemplates(await currentIndex(db), goal).slice(0, most)
}

/**
 * Searches the templates of all doors: what fits the words, and what holds them, or words around them.
 * @param most how many at most; `total` counts all
 */
export async function searchAllTemplates(
  db: Database,
  typed: string,
  most: number,
): Promise<{ found: FoundTemplate[]; total: number }> {
  const all = searchTemplates(await currentIndex(db), typed)
  return { found: all.slice(0, most), total: all.length }
}

/** Of what stands behind the workshop's doors: everyday life first, then the trades in their order. */
const currentIndex = perVersion(async (db) => {
  const sets = await db
    .selectFrom('promptSets')
    .leftJoin('professions', 'professions.id', 'promptSets.professionId')
    .select(['promptSets.id', 'promptSets.professionId', 'professions.title', 'templates'])
    .where('promptSets.isPublished', '=', true)
    .where((is) =>
      is.or([is('promptSets.id', '=', everydaySetId), is('professions.isPublished', '=', true)]),
    )
    .orderBy('professions.position')
    .orderBy('promptSets.id')
    .execute()
  const everyday = sets.filter(({ professionId }) => professionId === null)
  const trades = sets.filter(({ professionId }) => professionId !== null)
  return indexTemplates(
    [...everyday, ...trades].flatMap(({ professionId, title, templates }) =>
      readable(templates).map((template) => ({
        template,
        professionId: professionId ?? everydaySetId,
        trade: title ?? everydayTitle,
      })),
    ),
  )
})

/** What was stored by hand may be no list, or hold what is no template. */
const readable = (templates: unknown): Template[] =>
  Array.isArray(templates) ? templates.filter(isTemplate) : []

const isTemplate = (one: Partial<Template> | null): boolean =>
  [one?.id, one?.title, one?.description, one?.emoji].every((text) => typeof text === 'string') &&
  Array.isArray(one?.blocks) &&
  one.blocks.every((block) => typeof block?.text === 'string')
