import type { ReactNode } from 'react'
import { DoneNote } from '../../records/list/done-note.tsx'

type SectionCardProps = {
  /** Also the fragment of its address. */
  id: string
  title: string
  /** What may have been done here (see DoneNote). */
  done?: Readonly<Record<string, string>>
  children: ReactNode
}

/** A part of the screen on a card; what was done in it is said under its heading. */
export function SectionCard({ id, title, done, children }: SectionCardProps) {
  return (
    <section className="card stack service-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {done && <DoneNote texts={done} />}
      {children}
    </section>
  )
}
