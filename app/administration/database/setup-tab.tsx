import type { Checks, Facts } from './facts.ts'
import { FactsSection } from './facts-section.tsx'
import type { Outcome } from './outcome.ts'
import { OutcomeNote } from './outcome-note.tsx'
import type { SetupKind, SetupPreview } from './setup.ts'
import { SetupSection } from './setup-section.tsx'
import { TrashSection } from './trash-section.tsx'

type SetupTabProps = {
  preview: SetupPreview
  /** What is asked about now, where there is no script. */
  asked: SetupKind | null
  outcome: Outcome | null
  failure: string | null
  facts: Facts
  checks: Checks | null
  providerName: string
  /** How many entries are in the trash. */
  trashed: number
  /** Milliseconds, as the loader gave them. */
  now: number
}

/** The tab 'Configurazione del database'. */
export function SetupTab(props: SetupTabProps) {
  const { preview, asked, outcome, failure, facts, checks, providerName, trashed, now } = props
  return (
    <>
      <OutcomeNote outcome={outcome} failure={failure} />
      <SetupSection preview={preview} asked={asked} />
      <FactsSection facts={facts} checks={checks} now={now} providerName={providerName} />
      <TrashSection total={trashed} />
    </>
  )
}
