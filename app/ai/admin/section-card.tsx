import type { ReactNode } from 'react'
import { DoneNote, type DoneTexts } from '../../records/acts/done-note.tsx'
import { useOutcome } from '../../records/acts/use-outcome.ts'

type SectionCardProps = {
  /** Also the fragment of its address. */
  id: string
  title: string
  /** What may have been done here (see DoneNote). */
  done?: DoneTexts
  children: ReactNode
}

/** A part of the screen on a card; what was done in it is said under its heading. */
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
