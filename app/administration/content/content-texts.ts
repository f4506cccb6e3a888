import { actsOf } from '../../records/acts/acts.ts'
import { type PlannedState, plannedStates } from '../../records/exchange/plan.ts'
import { counted } from '../../ui/count-text.ts'

export const contentTexts = {
  loadFailed: 'Errore nel caricamento della pagina dei file',
  exportFailed: 'Errore durante la preparazione del file. Riprova.',
  checkFailed: 'Errore durante il controllo del file. Non è cambiato niente.',
  importFailed: "Errore durante l'importazione del file. Non è cambiato niente.",
  changed: 'Nel frattempo qualcosa è cambiato. Guarda di nuovo che cosa succede, poi conferma.',
} as const

/** What the screen asks for: to look at a file, to do what a plan says, to leave what it offers. */
export const contentActs = actsOf({
  check: contentTexts.checkFailed,
  import: contentTexts.importFailed,
  leave: 'Non sono riuscito a segnare la scelta. Riprova tra poco.',
})

export const contentNames = {
  file: 'file',
  packed: 'packed',
  plan: 'plan',
  /** An entry that is taken. */
  entry: 'voce',
} as const

/** '1 voce', '3 voci'. */
export const entriesText = (count: number) => counted(count, 'voce', 'voci')

/** What was done, in words. @param counts in the order of `plannedStates` */
export function doneLines(counts: readonly number[], isFile: boolean): string[] {
  const of = (state: PlannedState) => counts[plannedStates.indexOf(state)] ?? 0
  const refused = of('refused')
  const lines = isFile
    ? [
        `Importazione finita: ${counted(of('new'), 'nuova', 'nuove')}, ${counted(of('changed'), 'cambiata', 'cambiate')}, ${counted(of('unchanged'), 'già uguale', 'già uguali')}.`,
        of('new') > 0 ? 'Le nuove sono bozze: guardale, poi pubblicale.' : '',
        of('changed') > 0
          ? 'Le cambiate aspettano come bozze: chi visita il sito le vede quando le pubblichi.'
          : '',
      ]
    : [
        `Voci: ${counted(of('new'), 'rimessa', 'rimesse')}, ${counted(of('changed'), "riportata com'era", "riportate com'erano")}, ${counted(of('removed'), 'spostata nel cestino', 'spostate nel cestino')}, ${counted(of('unchanged'), 'già a posto', 'già a posto')}.`,
      ]
  const out = `${entriesText(refused)} ${refused === 1 ? 'è rimasta' : 'sono rimaste'} fuori.`
  return [...lines, refused > 0 ? out : ''].filter(Boolean)
}
