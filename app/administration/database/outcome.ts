import { databasePath } from '../../admin-paths.ts'
import { actsOf } from '../../records/acts/acts.ts'
import { type Outcome, outcomeAddress } from '../../records/acts/outcome.ts'
import { offeredActs } from '../offered/offered.ts'
import { trashActs } from '../trash/trash.ts'
import { isSetupKind, listed, type Noun, nouns, nounText, type SetupKind, said } from './setup.ts'

/** What came of setting something up; what the counts mean stands at `outcomeTexts`. */
export type SetupOutcome = { kind: SetupKind; counts: number[] }

/** Where the screen says what came of it, with and without script. */
export const setupAddress = ({ kind, counts }: SetupOutcome) =>
  outcomeAddress(databasePath(), { done: 'configure', id: kind, counts })

/** What the address says of setting up; null when it says nothing that we wrote. */
export const setupIn = (outcome: Outcome | null): SetupOutcome | null =>
  outcome?.done === 'configure' && isSetupKind(outcome.id) && outcome.counts.length > 0
    ? { kind: outcome.id, counts: outcome.counts }
    : null

/** The catalogue's text. */
export const setupFailed = (detail: string) => `Errore durante la configurazione: ${detail}`

export const unavailable = 'il database non risponde. Non è cambiato niente: riprova tra poco.'

/** What the buttons of the database screen and of the trash ask for. */
export const databaseActs = actsOf({
  configure: setupFailed(unavailable),
  check: 'Il controllo non è riuscito. Riprova tra poco.',
  ...trashActs.failedTexts,
  ...offeredActs.failedTexts,
})

/**
 * The catalogue's sentence, and how many of what. The counts are: configured, added, replaced and
 * removed records (for everything: of the tools, then of the guides); for templates the changed
 * prompt sets.
 */
export function outcomeTexts({ kind, counts }: SetupOutcome): { title: string; details: string[] } {
  const [first = 0] = counts
  switch (kind) {
    case 'everything':
      return {
        title: 'Tools e Guide configurati con successo!',
        details: [tell(counts, nouns.tools), tell(counts.slice(4), nouns.guides)],
      }
    case 'tools':
      return {
        title: `${first} tools configurati con successo!`,
        details: [tell(counts, nouns.tools)],
      }
    case 'guides':
      return {
        title: `${first} guide configurate con successo!`,
        details: [tell(counts, nouns.guides)],
      }
    case 'professions':
      return {
        title: `${first} professioni configurate con successo!`,
        details: [tell(counts, nouns.professions)],
      }
    case 'templates':
      return { title: `Sincronizzazione completata! Documenti aggiornati: ${first}`, details: [] }
  }
}

/** '10 strumenti: 2 riportati com'erano, 1 rimesso e 3 spostati nel cestino.' */
function tell([configured = 0, added = 0, replaced = 0, removed = 0]: number[], noun: Noun) {
  const parts = [
    ...said(replaced, 'riportat', noun, replaced === 1 ? " com'era" : " com'erano"),
    ...said(added, 'rimess', noun),
    ...said(removed, 'spostat', noun, ' nel cestino'),
  ]
  const what = parts.length > 0 ? listed(parts) : "era già tutto com'era all'inizio"
  return `${nounText(configured, noun)}: ${what}.`
}
