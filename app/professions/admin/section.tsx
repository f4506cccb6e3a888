import type { ReactNode } from 'react'
import { Note } from '../../ui/note.tsx'
import { type FormPart, formParts } from './form-parts.tsx'

type SectionProps = {
  part: FormPart
  /** Where learners see it. */
  text?: ReactNode
  /** What is in it comes from a sample and is not stored. */
  isProposed?: boolean
  children: ReactNode
}

/** A part of the profession's form. */
export function Section({ part, text, isProposed = false, children }: SectionProps) {
  return (
    <section className="form-section" aria-labelledby={part}>
      <h2 id={part} tabIndex={-1}>
        {formParts[part]}
      </h2>
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
