import { BookOpen, Bot, FileOutput, type LucideIcon, UserPlus, Users } from 'lucide-react'
import { Link } from 'react-router'
import { adminRegisterPath } from '../../admin-paths.ts'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { formerPersonActs, registerActs } from '../../records/register/register-acts.ts'
import type { RecentActivity } from './recent-activity.server.ts'

/** What happened lately, newest first. */
export function ActivitySection({
  happenings,
  now,
}: {
  happenings: RecentActivity[]
  now: number
}) {
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
      <p className="mt-3">
        <Link to={adminRegisterPath()}>Tutto il registro</Link>
      </p>
    </section>
  )
}

function HappeningItem({ happening, now }: { happening: RecentActivity; now: number }) {
  const { act, at, to } = happening
  const Icon = iconOf(act)
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

function iconOf(act: RecentActivity['act']): LucideIcon {
  const isOf = (acts: readonly string[]) => acts.includes(act)
  if (act === 'registered') return UserPlus
  if (isOf(registerActs.people) || isOf(formerPersonActs)) return Users
  if (isOf(registerActs.ai)) return Bot
  return isOf(registerActs.files) ? FileOutput : BookOpen
}
