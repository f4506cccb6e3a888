import { codesPath } from '../../group-paths.ts'
import './slip.css'

type SlipCardProps = {
  name: string
  /** What the group is called; null: none any more, or not known. */
  group: string | null
  /** Words and number, with hyphens between. */
  slip: string
  /** Where the site is, as it is typed. */
  site: string
}

/** A slip to keep: large, one word a line. */
export function SlipCard({ name, group, slip, site }: SlipCardProps) {
  return (
    <section className="slip" aria-label={`Il biglietto di ${name}`}>
      <p className="slip-head">
        <b className="wrap-anywhere">{name}</b>
        {group && <span className="wrap-anywhere">{group}</span>}
      </p>
      <p className="slip-words">
        {slip.split('-').map((word) => (
          <span key={word}>{word} </span>
        ))}
      </p>
      <p className="slip-foot">
        Per tornare: apri <b className="wrap-anywhere">{site + codesPath()}</b>, la pagina «Sono in
        un gruppo», e scrivi queste parole. Vale per 12 mesi dall'ultima volta che entri. Non darlo
        a nessuno: chi ha queste parole entra al posto tuo.
      </p>
    </section>
  )
}
