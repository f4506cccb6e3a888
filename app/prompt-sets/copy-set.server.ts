import type { Change } from '../records/store/change-records.server.ts'
import { storedRecord } from '../records/store/read.server.ts'
import { writeCopies } from '../records/store/write.server.ts'
import { setInPlace } from './placed-sets.server.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

/**
 * Copies the set of one profession, if it has one, to another that has none: a draft whose templates
 * have ids of their own. Belongs into the transaction that makes the other profession.
 */
export async function copySetOfProfession(
  change: Change,
  from: string,
  to: { id: string; title: string },
): Promise<void> {
  const row = await setInPlace(change.trx, from)
  if (!row) return
  const { working } = storedRecord(promptSetNoun, row)
  const templates = working.templates.map((template) => ({ ...template, id: '' }))
  const place = { professionId: to.id, professionTitle: to.title }
  const draft = promptSetNoun.fitted({ ...working, ...place, templates }, null)
  const copies = { content: null, draft }
  await writeCopies(change, promptSetNoun, null, copies, 'created')
}
