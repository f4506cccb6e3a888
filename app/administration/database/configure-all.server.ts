import type { RecordKind } from '../../../db/schema.ts'
import { nouns } from '../../nouns.server.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import {
  previewReset,
  type ResetCounts,
  resetRecords,
} from '../../records/store/built-in.server.ts'
import { type Change, changeRecords } from '../../records/store/change-records.server.ts'
import { requireNamed } from '../require-named.server.ts'

/** What a noun that the program does not have would count. */
const none: ResetCounts = { configured: 0, added: 0, replaced: 0, removed: 0 }

/**
 * Makes the records of some nouns stand as they came with the product, in one transaction, those
 * first that others name. What they were stays among their versions; learners' progress stays.
 * @param removingAdded what administrators added goes to the trash
 * @returns counts in the order of `names`
 * @throws KnownFailure 403 for whoever may not, 409 NEEDS for what must be there before
 */
export function resetNouns(
  db: Database,
  doer: Doer,
  names: readonly RecordKind[],
  { removingAdded = false } = {},
): Promise<ResetCounts[]> {
  const work = async (change: Change) => {
    const counts = new Map<RecordKind, ResetCounts>()
    const asked = nouns.filter(({ noun }) => names.includes(noun.name))
    for (const { noun, builtIns } of asked) {
      await requireNamed(change.trx, noun, builtIns)
      counts.set(noun.name, await resetRecords(change, noun, builtIns, { removingAdded }))
    }
    const about = asked.map(({ noun }) => noun.words.many).join(', ')
    await change.register({ act: 'contentReset', about })
    return names.map((name) => counts.get(name) ?? none)
  }
  return changeRecords(db, doer, work, { asks: 'resetContent' })
}

/** What `resetNouns` would do to one. @throws KnownFailure 403 for whoever may not */
export async function previewNoun(
  db: Database,
  doer: Doer,
  name: RecordKind,
): Promise<ResetCounts> {
  const known = nouns.find(({ noun }) => noun.name === name)
  return known ? previewReset(db, doer, known.noun, known.builtIns) : none
}
