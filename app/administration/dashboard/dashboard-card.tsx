import type { ReactNode } from 'react'

type DashboardCardProps = {
  id: string
  title: string
  /** How many things stand in it. */
  count: number
  isBad?: boolean
  children: ReactNode
}

/** A card at the head of the dashboard: what somebody has to see to, and how much of it. */
export function DashboardCard({ id, title, count, isBad, children }: DashboardCardProps) {
  return (
    <section className={isBad ? 'head-card bad' : 'head-card'} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count > 0 && <b> {count}</b>}
      </h2>
      {children}
    </section>
  )
}
