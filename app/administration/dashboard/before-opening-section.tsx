import { Link } from 'react-router'
import type { BeforeOpening, OpenPoint, Where } from './before-opening.ts'

/** What is to be set before people come; nothing once all of it is. */
export function BeforeOpeningSection({ needed, optional, done }: BeforeOpening) {
  if (needed.length === 0) return null
  return (
    <section aria-labelledby="prima-di-aprire">
      <h2 id="prima-di-aprire">Prima di aprire</h2>
      <p className="mt-2">
        Manca ancora questo. I nomi in maiuscolo sono impostazioni del server: le scrive chi lo
        gestisce.
      </p>
      <dl className="figure-list">
        {needed.map((point) => (
          <Line key={point.what} point={point} />
        ))}
      </dl>
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
