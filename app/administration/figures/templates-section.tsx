import { Link } from 'react-router'
import { editPromptSetPath } from '../../admin-paths.ts'
import { counted } from '../../ui/count-text.ts'
import { Bars } from './bars.tsx'
import type { SeenFigures } from './count-figures.server.ts'
import { drawnText, nothingYet, sinceText } from './period.ts'

/** So many are named as the most used. */
const named = 10

/** The templates that people ask with most, and those that nobody uses. */
export function TemplatesSection({ figures }: { figures: SeenFigures }) {
  const { templates, since, period } = figures
  const used = templates.filter(({ uses }) => uses > 0)
  const unused = templates.filter(({ uses }) => uses === 0)
  return (
    <section aria-labelledby="template">
      <h2 id="template">Template usati</h2>
      {since.templates === null ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <p className="small soft">
            Quante risposte sono arrivate ai template più usati {drawnText(period)}, senza dire a
            chi. {sinceText(since.templates, period.months)}
          </p>
          <Bars
            caption="I template più usati"
            heads={['Template', 'Risposte']}
            rows={used.slice(0, named).map(({ id, title, setId, uses }) => ({
              ...{ id, name: title, count: uses, to: editPromptSetPath(setId) },
            }))}
          />
          {unused.length > 0 && (
            <details className="numbers">
              <summary>
                {counted(unused.length, 'non è mai stato usato', 'non sono mai stati usati')}
              </summary>
              <ul className="unused">
                {unused.map(({ id, title, setId }) => (
                  <li key={id}>
                    <Link to={editPromptSetPath(setId)}>{title}</Link>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}
