import type { Change } from '../records/store/change-records.server.ts'
import { rowsOf, storedRecord } from '../records/store/stored-record.server.ts'
import { replaceRecord } from '../records/store/written.server.ts'
import type { SetContent } from './placed-sets.server.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

/** The set of a profession, and what else names it, follows its new id. */
export async function moveSet(change: Change, from: string, to: string): Promise<void> {
  const moved = (set: SetContent): SetContent =>
    set.professionId === from ? { ...set, professionId: to } : set
  for (const row of await rowsOf(change.trx, promptSetNoun).execute()) {
    const { content, working, isDraft } = storedRecord(promptSetNoun, row)
    if (content?.professionId !== from && working.professionId !== from) continue
    const copies = { content: content && moved(content), draft: isDraft ? moved(working) : null }
    await replaceRecord(change, promptSetNoun, row, copies, 'changed')
  }
}
