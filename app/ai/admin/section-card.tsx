import type { ReactNode } from 'react'
import { DoneNote, type DoneTexts, useOutcome } from '../../records/acts/done-note.tsx'

type SectionCardProps = {
  /** Also the fragment of its address. */
  id: string
  title: string
  /** What may have been done here (see DoneNote). */
  done?: DoneTexts
  children: ReactNode
}

/** One of the screen's sections on a card; what was done in it is said under its heading. */
export function SectionCard({ id, title, done, children }: SectionCardProps) {
  const outcome = useOutcome()
  return (
    <section className="card stack service-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {done && <DoneNote outcome={outcome} texts={done} />}
      {children}
    </section>
  )
}

/** A part of a section, with a heading of its own. */
export function SectionPart({ id, title, done, children }: SectionCardProps) {
  const outcome = useOutcome()
  return (
    <section className="stack service-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {done && <DoneNote outcome={outcome} texts={done} />}
      {children}
    </section>
  )
}
