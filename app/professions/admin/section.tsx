import type { ReactNode } from 'react'
import { Note } from '../../ui/note.tsx'

/** The parts of the form, in their order; the key is the part's place on the screen. */
export const formParts = {
  base: 'Informazioni di base',
  esempi: 'Esempi',
  strumenti: 'Strumenti',
  stime: 'Stime',
  casi: "Casi d'uso",
  consigli: 'Consigli',
  testimonianze: 'Testimonianze',
  risorse: 'Risorse',
} as const

export type FormPart = keyof typeof formParts

/** Leads to each part: the form is long. */
export function FormParts() {
  return (
    <nav aria-label="Parti della scheda" className="form-parts">
      <ul className="row list-none p-0">
        {Object.entries(formParts).map(([part, title]) => (
          <li key={part}>
            <a className="btn sm quiet" href={`#${part}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
