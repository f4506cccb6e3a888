import { secondProofPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { codesLeftText } from '../second-proof/second-proof.ts'
import { SettingsSection } from './settings-section.tsx'

type SecondProofSectionProps = { setUpAt: Date | null; codesLeft: number }

/** The second code in two sentences; it has a page of its own. */
export function SecondProofSection({ setUpAt, codesLeft }: SecondProofSectionProps) {
  return (
    <SettingsSection
      id="secondo-codice"
      title="Secondo codice"
      about={<p>Una seconda chiave, oltre alla password.</p>}
    >
      {setUpAt ? (
        <>
          <p>
            È attivo dal {formatDay(setUpAt)}. {codesLeftText(codesLeft)}
          </p>
          <p>
            <ButtonLink to={secondProofPath()}>Guarda il secondo codice</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>
            Se qualcuno scopre la tua password, non entra lo stesso: serve anche un numero che
            compare sul tuo telefono. Bastano cinque minuti e uno smartphone.
          </p>
          <p>
            <ButtonLink to={secondProofPath()}>Attiva il secondo codice</ButtonLink>
          </p>
        </>
      )}
    </SettingsSection>
  )
}
