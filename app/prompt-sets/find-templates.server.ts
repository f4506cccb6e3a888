import type { Database } from '../platform/db/database.server.ts'
import { perVersion } from '../records/version/per-version.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { everydayTitle } from './stored-sets.server.ts'
import { type FoundTemplate, indexTemplates, matchTemplates } from './template-index.server.ts'

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
      templates.map((template) => ({
        template,
        professionId: professionId ?? everydaySetId,
        trade: title ?? everydayTitle,
      })),
    ),
  )
})
