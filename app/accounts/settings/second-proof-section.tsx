import { secondProofPath } from '../../paths.ts'
import { codesLeftText } from '../../security/second-proof/second-proof.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { SettingsSection } from './settings-section.tsx'

type SecondProofSectionProps = {
  since: Date | null
  setUpAt: Date | null
  passkeys: { name: string }[]
  codesLeft: number
}

/** The second proof in two sentences; it has a page of its own. */
export function SecondProofSection(props: SecondProofSectionProps) {
  const { since, setUpAt, passkeys, codesLeft } = props
  const kinds = [
    ...passkeys.map(({ name }) => `«${name}»`),
    ...(setUpAt ? ['il secondo codice'] : []),
  ]
  return (
    <SettingsSection
      id="secondo-codice"
      title="Seconda chiave"
      about={<p>Un modo di mostrare che sei tu, oltre alla password.</p>}
    >
      {since ? (
        <>
          <p>
            Attiva dal {formatDay(since)}: {kinds.join(', ')}. {codesLeftText(codesLeft)}
          </p>
          <p>
            <ButtonLink to={secondProofPath()}>Guarda la seconda chiave</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>
            Se qualcuno scopre la tua password, non entra lo stesso: serve anche il tuo telefono o
            il tuo computer. Bastano cinque minuti.
          </p>
          <p>
            <ButtonLink to={secondProofPath()}>Scegli la seconda chiave</ButtonLink>
          </p>
        </>
      )}
    </SettingsSection>
  )
}
