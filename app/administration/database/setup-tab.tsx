import { useOutcome } from '../../records/acts/use-outcome.ts'
import { OfferedSection } from '../offered/offered-section.tsx'
import type { Facts } from './facts.ts'
import { FactsSection } from './facts-section.tsx'
import type { SetupKind, SetupPreview } from './setup.ts'
import { SetupNote } from './setup-note.tsx'
import { setupIn } from './setup-outcome.ts'
import { SetupSection } from './setup-section.tsx'
import { TrashSection } from './trash-section.tsx'

type SetupTabProps = {
  preview: SetupPreview
  /** What is asked about now, where there is no script. */
  asked: SetupKind | null
  failure: string | null
  facts: Facts
  /** How many records are in the trash, and how many texts an update brought. */
  trashed: number
  offered: number
}

/** The tab 'Configurazione del database'. */
export function SetupTab(props: SetupTabProps) {
  const { preview, asked, failure, facts, trashed, offered } = props
  const outcome = setupIn(useOutcome())
  return (
    <>
      <SetupNote outcome={outcome} failure={failure} />
      {offered > 0 && <OfferedSection count={offered} />}
      <SetupSection preview={preview} asked={asked} />
      <FactsSection facts={facts} />
      <TrashSection total={trashed} />
    </>
  )
}
