import { Link } from 'react-router'
import type { BeforeOpening, OpenPoint } from './before-opening.ts'

/** What is to be set before people come; nothing once all of it is. */
export function BeforeOpeningSection({ needed, optional }: BeforeOpening) {
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
    </section>
  )
}

const Line = ({ point: { what, where } }: { point: OpenPoint }) => (
  <div>
    <dt>{what}</dt>
    <dd className="note-line">
      {'to' in where ? <Link to={where.to}>{where.label}</Link> : where.settings.join(', ')}
    </dd>
  </div>
)
