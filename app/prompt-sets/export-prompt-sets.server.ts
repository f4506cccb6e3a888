import type { PromptSetContent } from '../../db/content-types.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { countedWords } from '../records/words.ts'
import { setsInOrder } from './placed-sets.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

/**
 * Every set as the file of the export holds it, as administrators work on it; importing it again
 * changes nothing. That it was taken stands in the register.
 * @throws KnownFailure 403 for whoever may not
 */
export async function exportPromptSets(
  db: Database,
  actor: Actor,
): Promise<(PromptSetContent & { createdAt: Date; updatedAt: Date })[]> {
  requireMay(actor, 'editContent')
  const sets = await setsInOrder(db)
  const about = countedWords(promptSetNoun.words, sets.length)
  await noteInRegister(db, actor, { act: 'contentExported', about })
  return sets.map(({ id, content, working, createdAt, updatedAt }) => ({
    ...{ id, isPublished: content !== null },
    professionId: working.professionId === everydaySetId ? null : working.professionId || null,
    professionTitle: working.professionTitle || null,
    title: working.title || null,
    ...{ blocks: working.blocks, templates: working.templates, createdAt, updatedAt },
  }))
}
