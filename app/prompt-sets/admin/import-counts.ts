import { counted } from '../../ui/format-number.ts'
import type { ImportCounts } from '../import-prompt-sets.server.ts'

/** What an import did, in the order in which the list's address carries it. */
const order = ['created', 'replaced', 'unchanged', 'unlinked', 'leftOut'] as const

type Counts = ImportCounts & { leftOut?: number }

export const countsOf = (counts: Counts): number[] => order.map((key) => counts[key] ?? 0)

/** What an import did, in words. @param counts as `countsOf` gives them */
export function importedLines(counts: readonly number[]): string[] {
  const [created = 0, replaced = 0, unchanged = 0, unlinked = 0, leftOut = 0] = counts
  return [
    `Importazione completata: ${counted(created, 'set nuovo', 'set nuovi')}, ${counted(replaced, 'sostituito', 'sostituiti')}, ${counted(unchanged, 'già uguale', 'già uguali')}.`,
    replaced > 0 ? 'Quello che è stato sostituito resta tra le versioni di ogni set.' : '',
    unlinked > 0
      ? `${counted(unlinked, 'set è', 'set sono')} senza professione: usa «Collega i set alle professioni», o scegli tu la professione.`
      : '',
    leftOut > 0
      ? `${counted(leftOut, 'set non è stato importato', 'set non sono stati importati')}: manca la professione.`
      : '',
  ].filter(Boolean)
}
