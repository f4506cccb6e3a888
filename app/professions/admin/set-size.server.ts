import type { Database } from '../../platform/db/database.server.ts'
import { setRows } from '../../prompt-sets/placed-sets.server.ts'
import { promptSetNoun } from '../../prompt-sets/prompt-set-noun.ts'
import { storedRecord } from '../../records/store/read.server.ts'
import type { SetSize } from './profession-texts.ts'

/** How much the sets hold, by their profession. */
export async function setSizes(db: Database): Promise<Record<string, SetSize>> {
  const rows = await setRows(db)
  return Object.fromEntries(
    [...rows].map(([professionId, row]) => {
      const { id, working, content } = storedRecord(promptSetNoun, row)
      const { blocks, templates } = working
      const isPublished = content !== null
      return [professionId, { id, blocks: blocks.length, templates: templates.length, isPublished }]
    }),
  )
}
