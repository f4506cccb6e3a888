import { BellRing, CalendarClock, FilePlus2, type LucideIcon, UserCheck } from 'lucide-react'
import { Link } from 'react-router'
import { DashboardCard } from './dashboard-card.tsx'
import type { Waiting } from './waiting.server.ts'

const icons: Record<Waiting['kind'], LucideIcon> = {
  notice: BellRing,
  role: UserCheck,
  texts: FilePlus2,
  check: CalendarClock,
}

/** What waits for whoever looks, and where each leads. */
export function WaitingSection({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <DashboardCard id="aspetta" title="Aspetta te" count={waiting.length}>
      {waiting.length === 0 ? (
        <p className="fine">Niente: per ora nessuno aspetta te.</p>
      ) : (
        <ul className="card-rows">
          {waiting.map(({ kind, title, text, to, act }) => {
            const Icon = icons[kind]
            return (
              <li key={to}>
                <span className="arched" aria-hidden="true">
                  <Icon className="i" />
                </span>
                <p>
                  <b>{title}</b>
                  <span>{text}</span>
                </p>
                <Link className="btn sm" to={to}>
                  {act}
                  <span className="vh">: {title}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </DashboardCard>
  )
}
