import type { Block, Template } from '../../db/content-types.ts'
import type { Database } from '../platform/db/database.server.ts'
import { fromPublished } from '../records/store/published.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

/** What the workshop shows of a set. */
export type PromptSetOfProfession = { id: string; blocks: Block[]; templates: Template[] }

/**
 * The published set of a profession, or of everyday life for `null`.
 * @returns null when there is none
 */
export async function findPromptSet(
  db: Database,
  professionId: string | null,
): Promise<PromptSetOfProfession | null> {
  const sets = await publishedSets(db)
  return sets.get(professionId ?? everydaySetId) ?? null
}

/** By profession; everyday life under `everydaySetId`. */
export const publishedSets = fromPublished(promptSetNoun, (sets) => {
  const placed = [...sets.values()].filter(({ content }) => content.professionId !== '')
  return new Map<string, PromptSetOfProfession>(
    placed.map(({ id, content: { professionId, blocks, templates } }) => [
      professionId,
      { id, blocks, templates },
    ]),
  )
})
