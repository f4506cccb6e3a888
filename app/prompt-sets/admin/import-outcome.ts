import type { ImportCounts } from '../import-prompt-sets.server.ts'
import { promptsPath } from './prompts-texts.ts'

type Outcome = ImportCounts & { leftOut: number }

const names = {
  created: 'nuovi',
  replaced: 'sostituiti',
  unchanged: 'uguali',
  unlinked: 'sciolti',
  leftOut: 'esclusi',
} as const satisfies Record<keyof Outcome, string>

/** Where an import ends: the list, which says what was done (also without script). */
export function importedPath({
  leftOut = 0,
  ...counts
}: ImportCounts & { leftOut?: number }): string {
  const parameters = new URLSearchParams({ importati: 'si' })
  for (const [key, count] of Object.entries({ ...counts, leftOut })) {
    parameters.set(names[key as keyof Outcome], String(count))
  }
  return `${promptsPath}?${parameters}`
}

/** What an import did, in words; null when the address tells of none. */
export function importOutcome(parameters: URLSearchParams): string[] | null {
  if (!parameters.has('importati')) return null
  const numberOf = (key: keyof Outcome) => {
    const count = Number(parameters.get(names[key]))
    return Number.isInteger(count) && count > 0 ? count : 0
  }
  const created = numberOf('created')
  const replaced = numberOf('replaced')
  const unchanged = numberOf('unchanged')
  const unlinked = numberOf('unlinked')
  const leftOut = numberOf('leftOut')
  return [
    `Importazione completata: ${counted(created, 'set nuovo', 'set nuovi')}, ${counted(replaced, 'sostituito', 'sostituiti')}, ${counted(unchanged, 'già uguale', 'già uguali')}.`,
    replaced > 0 ? 'Quello che è stato sostituito resta nel cestino per 30 giorni.' : '',
    unlinked > 0
      ? `${counted(unlinked, 'set è', 'set sono')} senza professione: usa «Collega i set alle professioni», o scegli tu la professione.`
      : '',
    leftOut > 0
      ? `${counted(leftOut, 'set non è stato importato', 'set non sono stati importati')}: manca la professione.`
      : '',
  ].filter(Boolean)
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
