import type { Block, Template } from '../../db/content-types.ts'
import type { Database } from '../platform/db/database.server.ts'
import { everydaySetId } from './prompt-set.ts'

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
  const query = db
    .selectFrom('promptSets')
    .select(['id', 'blocks', 'templates'])
    .where('isPublished', '=', true)
  const found =
    professionId === null
      ? query.where('id', '=', everydaySetId).where('professionId', 'is', null)
      : query.where('professionId', '=', professionId)
  return (await found.executeTakeFirst()) ?? null
}
