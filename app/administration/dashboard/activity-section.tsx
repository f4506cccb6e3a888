import { Link } from 'react-router'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { activityIcons } from './activity-icons.ts'
import type { RecentActivity } from './recent-activity.server.ts'

type ActivitySectionProps = {
  happenings: RecentActivity[]
  /** The address that shows more of them; null when these are all. */
  more: string | null
  now: number
}

/** What happened lately, newest first. */
export function ActivitySection({ happenings, more, now }: ActivitySectionProps) {
  return (
    <section aria-labelledby="attivita">
      <h2 id="attivita">Attività recente</h2>
      {happenings.length === 0 ? (
        <p className="figure-list py-3">
          Qui compare quello che succede: chi si registra, e quello che fa chi amministra il sito.
        </p>
      ) : (
        <ul className="happenings">
          {happenings.map((happening) => (
            <HappeningItem key={happening.id} happening={happening} now={now} />
          ))}
        </ul>
      )}
      {more && (
        <Link className="btn sm mt-4" to={more} preventScrollReset replace>
          Mostra altre attività
        </Link>
      )}
    </section>
  )
}

function HappeningItem({ happening, now }: { happening: RecentActivity; now: number }) {
  const { act, at, to } = happening
  const Icon = activityIcons[act]
  const text = <span className="line-clamp-3">{happening.text}</span>
  return (
    <li>
      <Icon aria-hidden="true" className="i" />
      {to ? <Link to={to}>{text}</Link> : text}
      <span className="when">
        <RelativeDate value={at} now={now} />
      </span>
    </li>
  )
}
