import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { groupPathPath } from '../../group-paths.ts'
import { settingsPath } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { SlipCard } from '../slip/slip-card.tsx'

type KeepSlipProps = {
  name: string
  /** null: this browser does not show it any more. */
  slip: string | null
  site: string
  /** Where the answer goes: it ends the session. */
  action: string
  returnTo: string | null
  children: ReactNode
}

/** Before somebody leaves whose only key is a slip: its words once more, and the question. */
export function KeepSlip({ name, slip, site, action, returnTo, children }: KeepSlipProps) {
  return (
    <div className="wrap slip-page">
      <h1>
        {slip
          ? 'Prima di uscire: hai scritto queste parole?'
          : 'Prima di uscire: hai il biglietto?'}
      </h1>
      {children}
      {slip ? (
        <>
          <p>
            Sono la tua <b>unica chiave</b>. Senza, non ritrovi quello che hai fatto.
          </p>
          <SlipCard name={name} group={null} slip={slip} site={site} />
          <div className="row noprint">
            <PrintButton>Stampa</PrintButton>
            <CopyButton text={slip} />
          </div>
        </>
      ) : (
        <p>
          È la tua <b>unica chiave</b>: tre parole e quattro cifre. Se non trovi il foglio, non
          uscire: chiedine prima uno nuovo a chi guida il gruppo.
        </p>
      )}
      {/* A new document forgets what the open one knows. */}
      <form method="post" action={action} className="stack noprint">
        <Button kind="main" className="w-full" name="scritto" value="si">
          {slip ? "L'ho scritto: esci" : "Ce l'ho: esci"}
        </Button>
        <ButtonLink
          to={returnTo ?? groupPathPath()}
          className="w-full"
          icon={<ArrowLeft aria-hidden="true" className="i" />}
        >
          Torna
        </ButtonLink>
      </form>
      <p className="noprint">
        Hai un indirizzo email? <Link to={`${settingsPath()}#email`}>Aggiungilo</Link>, e il
        biglietto non è più la sola chiave.
      </p>
    </div>
  )
}
