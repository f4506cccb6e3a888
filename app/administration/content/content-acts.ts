import { actsOf } from '../../records/acts/acts.ts'
import type { PlannedState } from '../../records/exchange/plan.ts'
import { counted } from '../../ui/format-number.ts'

/** The catalogue's texts of this screen. */
export const contentTexts = {
  loadFailed: 'Errore nel caricamento della pagina dei file',
  exportFailed: 'Errore durante la preparazione del file. Riprova.',
  checkFailed: 'Errore durante il controllo del file. Non è cambiato niente.',
  importFailed: "Errore durante l'importazione del file. Non è cambiato niente.",
  changed: 'Nel frattempo qualcosa è cambiato. Guarda di nuovo che cosa succede, poi conferma.',
} as const

/** What the screen asks for. */
export const contentActs = actsOf({
  check: contentTexts.checkFailed,
  'import-file': contentTexts.importFailed,
})

/** Names in its forms. */
export const contentNames = { file: 'file', packed: 'packed', plan: 'plan' } as const

/** In which order an address carries the counts of what was done. */
export const countOrder = [
  'new',
  'changed',
  'unchanged',
  'refused',
] as const satisfies readonly PlannedState[]

/** '1 voce', '3 voci'. */
export const entriesText = (count: number) => (count === 1 ? '1 voce' : `${count} voci`)

/** What an import did, in words. @param counts in the order of `countOrder` */
export function importedLines([
  fresh = 0,
  changed = 0,
  unchanged = 0,
  refused = 0,
]: readonly number[]) {
  return [
    `Importazione finita: ${counted(fresh, 'nuova', 'nuove')}, ${counted(changed, 'cambiata', 'cambiate')}, ${counted(unchanged, 'già uguale', 'già uguali')}.`,
    fresh > 0 ? 'Le nuove sono bozze: guardale, poi pubblicale.' : '',
    changed > 0
      ? 'Le cambiate aspettano come bozze: chi visita il sito le vede quando le pubblichi.'
      : '',
    refused > 0
      ? `${entriesText(refused)} del file ${refused === 1 ? 'è rimasta' : 'sono rimaste'} fuori.`
      : '',
  ].filter(Boolean)
}
