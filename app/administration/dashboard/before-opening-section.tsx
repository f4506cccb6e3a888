import { Link } from 'react-router'
import type { BeforeOpening } from '../../operations/before-opening.server.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { counted } from '../../ui/count-text.ts'
import { formatDay } from '../../ui/format-date.ts'
import { Meter } from '../../ui/progress.tsx'

type BeforeOpeningProps = BeforeOpening & {
  /** The address of whoever runs the server; null: not known. */
  operator: string | null
}

/**
 * What is to be set before people come: what an administrator does, and folded what they send to
 * whoever runs the server. Once all of it is set, what was set alone.
 */
export function BeforeOpeningSection(props: BeforeOpeningProps) {
  const { own, operators, done, review, operator } = props
  const total = own.length + (operators?.count ?? 0) + done.length
  return (
    <section aria-labelledby="prima-di-aprire">
      <h2 id="prima-di-aprire">Prima di aprire</h2>
      <div className="steps-done">
        <Meter value={done.length} max={total} label="Cose fatte prima di aprire" />
        <p>
          {done.length === total
            ? 'È tutto pronto.'
            : `${counted(done.length, 'fatta', 'fatte')} su ${total}`}
        </p>
      </div>
      <ul className="to-do">
        {own.map(({ what, to, label }) => (
          <li key={what}>
            <span className="box" aria-hidden="true" />
            <p>{what}</p>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      {operators && (
        <details className="numbers">
          <summary>
            <span>
              La parte di chi gestisce il server
              <small>
                {counted(operators.count, 'cosa', 'cose')}: copia l'elenco e mandaglielo
              </small>
            </span>
          </summary>
          <pre className="to-send">{operators.text}</pre>
          <div className="row">
            <CopyButton text={operators.text} label="Copia l'elenco" size="small" />
            {operator && (
              <a href={`mailto:${operator}?body=${encodeURIComponent(operators.text)}`}>
                Mandalo per email
              </a>
            )}
          </div>
        </details>
      )}
      {done.length > 0 && (
        <details className="numbers">
          <summary>Già fatto: {done.length}</summary>
          <ul className="done-points">
            {done.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          {review && (
            <p>
              Ha letto le pagine legali {review.by}, il {formatDay(review.on)}.
            </p>
          )}
        </details>
      )}
    </section>
  )
}
