import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { changeRecords } from '../records/store/change-records.server.ts'
import { rowsOf, storedRecord } from '../records/store/stored-record.server.ts'
import { replaceRecord } from '../records/store/written.server.ts'
import { countedWords } from '../records/words.ts'
import type { SetContent } from './placed-sets.server.ts'
import { promptSetNoun } from './prompt-set-noun.ts'
import { withTemplateIds } from './template-ids.ts'

/** Whether nothing can point to some of its templates. */
const lacksIds = (set: SetContent | null) => set?.templates.some(({ id }) => id === '') ?? false

async function incompleteSets(db: Database) {
  const rows = await rowsOf(db, promptSetNoun).execute()
  return rows
    .map((row) => ({ row, set: storedRecord(promptSetNoun, row) }))
    .filter(({ set: { content, working } }) => lacksIds(content) || lacksIds(working))
}

/**
 * Gives an id to every template that lacks one, in one transaction; all others keep theirs. Doing
 * so again changes nothing.
 * @returns how many prompt sets were changed
 * @throws KnownFailure 403 for whoever may not
 */
export function syncTemplateIds(db: Database, actor: Actor): Promise<number> {
  return changeRecords(db, actor, async (change) => {
    const incomplete = await incompleteSets(change.trx)
    for (const { row, set } of incomplete) {
      const completed = (one: SetContent, other: SetContent | null) => ({
        ...one,
        templates: withTemplateIds(one.templates, other?.templates),
      })
      const content = set.content && completed(set.content, null)
      const draft = set.isDraft ? completed(set.working, content) : null
      await replaceRecord(change, promptSetNoun, row, { content, draft }, 'changed')
    }
    if (incomplete.length > 0) {
      const about = countedWords(promptSetNoun.words, incomplete.length)
      await change.register({ act: 'linksMended', about })
    }
    return incomplete.length
  })
}

/** How many prompt sets `syncTemplateIds` would change. @throws KnownFailure 403 for whoever may not */
export async function countIncompleteSets(db: Database, actor: Actor): Promise<number> {
  requireMay(actor, 'editContent')
  return (await incompleteSets(db)).length
}
