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
