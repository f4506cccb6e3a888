import { Link } from 'react-router'
import type { BeforeOpening, OpenPoint, Where } from '../../operations/before-opening.server.ts'
import { formatDay } from '../../ui/format-date.ts'

/** What is to be set before people come; once all of it is, what was set alone. */
export function BeforeOpeningSection(props: BeforeOpening) {
  const { needed, optional, done, review } = props
  return (
    <section aria-labelledby="prima-di-aprire">
      <h2 id="prima-di-aprire">Prima di aprire</h2>
      {needed.length === 0 ? (
        <p className="mt-2">È tutto pronto.</p>
      ) : (
        <>
          <p className="mt-2">
            Manca ancora questo. I nomi in maiuscolo sono impostazioni del server: le scrive chi lo
            gestisce.
          </p>
          <dl className="figure-list">
            {needed.map((point) => (
              <Line key={point.what} point={point} />
            ))}
          </dl>
        </>
      )}
      {optional.length > 0 && (
        <>
          <h3 className="mt-6">Se vuoi</h3>
          <dl className="figure-list">
            {optional.map((point) => (
              <Line key={point.what} point={point} />
            ))}
          </dl>
        </>
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

const Line = ({ point: { what, where } }: { point: OpenPoint }) => (
  <div>
    <dt>{what}</dt>
    <dd className="note-line">
      <Place where={where} />
    </dd>
  </div>
)

function Place({ where }: { where: Where }) {
  if ('to' in where) return <Link to={where.to}>{where.label}</Link>
  if ('settings' in where) return where.settings.join(', ')
  return `Sul server: ${where.command}`
}
