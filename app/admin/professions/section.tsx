import type { ReactNode } from 'react'
import { useId } from 'react'
import { Note } from '../../ui/note.tsx'

type SectionProps = {
  title: string
  /** Where learners see it. */
  text?: ReactNode
  /** What is in it comes from a sample and is not stored (ADMP-13). */
  isProposed?: boolean
  children: ReactNode
}

/** A part of the profession's form. */
export function Section({ title, text, isProposed = false, children }: SectionProps) {
  const id = useId()
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className="soft measure">{text}</p>}
      {isProposed && <Proposed />}
      {children}
    </section>
  )
}

/** Marks what a sample proposes. */
export function Proposed() {
  return (
    <Note kind="info">
      <p className="font-bold">Proposto: verifica prima di salvare.</p>
      <p>Nella professione questa parte è vuota: ti propongo un esempio. Cambialo o toglilo.</p>
    </Note>
  )
}
