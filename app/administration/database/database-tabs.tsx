import { Link } from 'react-router'
import { authDataPath, databasePath } from '../../admin-paths.ts'

export type Tab = 'setup' | 'auth-data'

const tabs: { tab: Tab; label: string; to: string }[] = [
  { tab: 'setup', label: 'Configurazione del database', to: databasePath() },
  { tab: 'auth-data', label: 'Auth Data', to: authDataPath() },
]

/** The two tabs of the screen, as links: each has an address of its own. */
export function DatabaseTabs({ current }: { current: Tab }) {
  return (
    <nav aria-label="Schede" className="tabs">
      <ul>
        {tabs.map(({ tab, label, to }) => (
          <li key={tab}>
            <Link to={to} aria-current={tab === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
