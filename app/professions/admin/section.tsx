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
  /** The field of it that a sample fills; null: what is in it is stored. */
  proposed?: string | null
  children: ReactNode
}

/** A part of the profession's form. */
export function Section({ part, text, proposed = null, children }: SectionProps) {
  return (
    <section className="form-section" aria-labelledby={part}>
      <h2 id={part} tabIndex={-1}>
        {formParts[part]}
      </h2>
      {text && <p className="soft measure">{text}</p>}
      <Proposed field={proposed} />
      {children}
    </section>
  )
}

/** What the form proposes, and what of it is taken: only that is stored. */
export const proposalNames = { proposed: 'proposto', taken: 'preso' }

/** Marks what a sample proposes; a press takes it. */
export function Proposed({ field }: { field: string | null }) {
  if (field === null) return null
  return (
    <Note kind="info">
      <p className="font-bold">Proposto: verifica prima di salvare.</p>
      <p>
        Nella professione questa parte è vuota: ti propongo un esempio. Si salva solo se lo prendi o
        lo cambi.
      </p>
      <input type="hidden" name={proposalNames.proposed} value={field} />
      <label className="check">
        <input type="checkbox" name={proposalNames.taken} value={field} />
        Prendi questa proposta
      </label>
    </Note>
  )
}
