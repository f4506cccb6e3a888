import { databasePath } from '../../admin-paths.ts'
import { actsOf } from '../../records/acts/acts.ts'
import { type Outcome, outcomeAddress } from '../../records/acts/outcome.ts'
import type { ResetCounts } from '../../records/store/built-in.server.ts'
import { offeredActs } from '../offered/offered.ts'
import { trashActs } from '../trash/trash.ts'
import {
  isSetupKind,
  listed,
  type Noun,
  nouns,
  nounsOf,
  nounText,
  type ResetKind,
  said,
} from './setup.ts'

/** What came of a button that sets something up. */
export type SetupOutcome =
  /** The counts of each of its nouns, in the order of `nounsOf`. */
  { kind: ResetKind; resets: ResetCounts[] } | { kind: 'templates'; changedSets: number }

/** Where the screen says what came of it, with and without script. */
export const setupAddress = (outcome: SetupOutcome) =>
  outcomeAddress(databasePath(), { done: 'configure', id: outcome.kind, counts: toCounts(outcome) })

/** What the address says of setting up; null when it says nothing that we wrote. */
export const setupIn = (outcome: Outcome | null): SetupOutcome | null =>
  outcome?.done === 'configure' && isSetupKind(outcome.id) && outcome.counts.length > 0
    ? fromCounts(outcome.id, outcome.counts)
    : null

/** As the address carries it: of each noun `perNoun` counts. */
const toCounts = (outcome: SetupOutcome): number[] =>
  outcome.kind === 'templates'
    ? [outcome.changedSets]
    : outcome.resets.flatMap(({ configured, added, replaced, removed }) => [
        ...[configured, added, replaced, removed],
      ])
const perNoun = 4

function fromCounts(kind: SetupOutcome['kind'], counts: number[]): SetupOutcome {
  if (kind === 'templates') return { kind, changedSets: counts[0] ?? 0 }
  const resets = nounsOf[kind].map((_, index) => {
    const [configured = 0, added = 0, replaced = 0, removed = 0] = counts.slice(perNoun * index)
    return { configured, added, replaced, removed }
  })
  return { kind, resets }
}

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

/** The catalogue's sentence, and how many of what. */
export function outcomeTexts(outcome: SetupOutcome): { title: string; details: string[] } {
  if (outcome.kind === 'templates') {
    const title = `Sincronizzazione completata! Documenti aggiornati: ${outcome.changedSets}`
    return { title, details: [] }
  }
  const { kind, resets } = outcome
  return {
    title: titles[kind](resets[0]?.configured ?? 0),
    details: resets.map((counts, index) => tell(counts, nouns[nounsOf[kind][index] ?? 'tools'])),
  }
}

const titles: Record<ResetKind, (configured: number) => string> = {
  everything: () => 'Tools e Guide configurati con successo!',
  tools: (configured) => `${configured} tools configurati con successo!`,
  guides: (configured) => `${configured} guide configurate con successo!`,
  professions: (configured) => `${configured} professioni configurate con successo!`,
}

/** '10 strumenti: 2 riportati com'erano, 1 rimesso e 3 spostati nel cestino.' */
function tell({ configured, added, replaced, removed }: ResetCounts, noun: Noun) {
  const parts = [
    ...said(replaced, 'riportat', noun, replaced === 1 ? " com'era" : " com'erano"),
    ...said(added, 'rimess', noun),
    ...said(removed, 'spostat', noun, ' nel cestino'),
  ]
  const what = parts.length > 0 ? listed(parts) : "era già tutto com'era all'inizio"
  return `${nounText(configured, noun)}: ${what}.`
}
