import { Link } from 'react-router'
import { editPromptSetPath } from '../../admin-paths.ts'
import type { TemplateUse } from '../../prompt-sets/template-uses.server.ts'
import { counted } from '../../ui/format-number.ts'
import { Bars } from './bars.tsx'
import { nothingYet, sinceText } from './figures-texts.ts'
import { drawnText } from './period-words.ts'
import type { SeenFigures } from './read-figures.server.ts'
import { exactly } from './shown-number.ts'

/** So many are named as the most used, and as the least. */
const named = 10

/** The templates that people ask with most and least, and those that nobody uses. */
export function TemplatesSection({ figures }: { figures: SeenFigures }) {
  const { templates, since, period } = figures
  const used = templates.filter(({ uses }) => uses > 0)
  const unused = templates.filter(({ uses }) => uses === 0)
  const least = used.slice(named).slice(-named).reverse()
  const note = sinceText(since.templates, period.months)
  return (
    <section aria-labelledby="template">
      <h2 id="template">Template usati</h2>
      {since.templates === null ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <p className="small soft">
            Quante risposte sono arrivate a ogni template {drawnText(period)}, senza dire a chi.{' '}
            {note}
          </p>
          {used.length > 0 && (
            <Uses caption="I template più usati" templates={used.slice(0, named)} />
          )}
          {least.length > 0 && (
            <details className="numbers">
              <summary>I meno usati</summary>
              <Uses caption="I template meno usati" templates={least} />
            </details>
          )}
          {unused.length > 0 && <Unused templates={unused} />}
        </>
      )}
    </section>
  )
}

type UsesProps = { caption: string; templates: readonly TemplateUse[] }

const Uses = ({ caption, templates }: UsesProps) => (
  <Bars
    caption={caption}
    heads={['Template', 'Risposte']}
    rows={templates.map(({ id, title, setId, uses }) => ({
      id,
      name: title,
      ...exactly(uses),
      to: editPromptSetPath(setId),
    }))}
  />
)

const Unused = ({ templates }: { templates: readonly TemplateUse[] }) => (
  <details className="numbers">
    <summary>
      {counted(templates.length, 'non è mai stato usato', 'non sono mai stati usati')}
    </summary>
    <ul className="unused">
      {templates.map(({ id, title, setId }) => (
        <li key={id}>
          <Link to={editPromptSetPath(setId)}>{title}</Link>
        </li>
      ))}
    </ul>
  </details>
)
