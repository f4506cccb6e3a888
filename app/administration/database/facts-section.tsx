import { backupFinding, type Checks } from '../../operations/findings.ts'
import { Fact, FindingLine } from '../../records/facts/facts.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import {
  durationText,
  engineText,
  type Facts,
  migrationsFinding,
  placeText,
  sizeText,
} from './facts.ts'
import { ServiceChecks } from './service-checks.tsx'

type FactsSectionProps = {
  facts: Facts
  /** What the services said, when the page was sent to ask without script. */
  checks: Checks | null
  /** Milliseconds, as the loader gave them. */
  now: number
  /** The name of the AI service, as configured. */
  providerName: string
}

/** What an operator wants to know of the running product. */
export function FactsSection({ facts, checks, now, providerName }: FactsSectionProps) {
  const { database, lastBackupAt } = facts
  const backup = backupFinding(lastBackupAt, now, facts.hasBackupFailed)
  return (
    <section aria-labelledby="stato" className="base-section">
      <h2 id="stato">Stato del sistema</h2>
      <div className="fact-columns">
        <dl className="facts">
          <Fact label="Database">{engineText(database)}</Fact>
          <Fact label="Dove">{placeText(database)}</Fact>
          <Fact label="Spazio occupato">{sizeText(database.bytes)}</Fact>
          <Fact label="Copia di sicurezza">
            <FindingLine
              finding={backup}
              after={lastBackupAt && <RelativeDate value={lastBackupAt} now={now} />}
            />
          </Fact>
          <Fact label="Aggiornamenti del database">
            <FindingLine finding={migrationsFinding(facts.pendingMigrations)} />
          </Fact>
        </dl>
        <div>
          <dl className="facts">
            <Fact label="Acceso da">{durationText(facts.uptimeSeconds)}</Fact>
            <Fact label="Versione di Fucina">{facts.productVersion}</Fact>
            <Fact label="Versione di Node.js">{facts.nodeVersion}</Fact>
          </dl>
          <ServiceChecks checks={checks} providerName={providerName} />
        </div>
      </div>
    </section>
  )
}
