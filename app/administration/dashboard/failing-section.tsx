import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { DashboardCard } from './dashboard-card.tsx'
import { type Failing, namesText } from './failing.ts'

type FailingSectionProps = {
  bad: readonly Failing[]
  well: readonly string[]
  /** The address of whoever runs the server; null: not known. */
  operator: string | null
}

/** What fails, where one sees more of it, and whom to tell; then what is well. */
export function FailingSection({ bad, well, operator }: FailingSectionProps) {
  return (
    <DashboardCard
      id="non-va"
      title={bad.length > 0 ? 'Non va' : 'Va tutto bene'}
      count={bad.length}
      isBad={bad.length > 0}
    >
      {bad.length > 0 && (
        <ul className="card-rows">
          {bad.map(({ name, notes, to }) => (
            <li key={name}>
              <span className="arched" aria-hidden="true">
                <CircleAlert className="i" />
              </span>
              <p>
                <b>{name}</b>
                <span>{notes.join(' ')}</span>
              </p>
              {to && (
                <Link className="btn sm" to={to}>
                  Guarda<span className="vh">: {name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {bad.length > 0 && operator && (
        <p className="tell">
          <a href={mailAddress(operator, bad)}>Scrivilo a chi gestisce il server</a>
        </p>
      )}
      {well.length > 0 && (
        <p className="fine">
          <CircleCheck aria-hidden="true" className="i" />
          <span>A posto: {namesText(well)}.</span>
        </p>
      )}
    </DashboardCard>
  )
}

function mailAddress(operator: string, bad: readonly Failing[]): string {
  const lines = bad.map(({ name, notes }) => `- ${name}: ${notes.join(' ')}`)
  const body = ['Ciao, sulla dashboard leggo che non va:', ...lines].join('\n')
  return `mailto:${operator}?subject=${encodeURIComponent('Non va')}&body=${encodeURIComponent(body)}`
}
