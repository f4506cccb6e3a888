import { Link } from 'react-router'
import type { GuideFigures } from '../../guides/progress/learning-figures.server.ts'
import { editGuidePath } from '../../paths.ts'
import { counted } from '../../ui/format-number.ts'
import { Bars } from './bars.tsx'
import { nothingYet } from './figures-texts.ts'
import { guideRows } from './guide-rows.ts'
import { exactly } from './shown-number.ts'

/** How far people come in each guide; the one that most have begun is open. */
export function GuidesSection({ guides }: { guides: readonly GuideFigures[] }) {
  return (
    <section aria-labelledby="guide">
      <h2 id="guide">Ogni guida, dall'inizio alla fine</h2>
      {guides.length === 0 ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <p className="small soft">
            Quante persone hanno fatto ogni capitolo, da quando la guida c'è. Un capitolo si può
            saltare.
          </p>
          {guides.map((guide, place) => (
            <Guide key={guide.id} guide={guide} isOpen={place === 0} />
          ))}
        </>
      )}
    </section>
  )
}

function Guide({ guide, isOpen }: { guide: GuideFigures; isOpen: boolean }) {
  const { id, title, begun, finished, stop } = guide
  return (
    <details className="numbers funnel" open={isOpen}>
      <summary>
        <span>
          {title}
          <span className="small soft">
            {' '}
            iniziata da {people(begun)}, finita da {people(finished)}
          </span>
        </span>
      </summary>
      <Bars
        caption={`${title}: capitolo per capitolo`}
        heads={['Capitolo', 'Persone']}
        rows={guideRows(guide, exactly)}
      />
      <p>
        {stop && `Ci si ferma soprattutto dopo «${stop.title}»: ${people(stop.people)}. `}
        <Link to={editGuidePath(id)}>
          Apri la guida<span className="vh"> «{title}»</span>
        </Link>
      </p>
    </details>
  )
}

const people = (count: number) => (count === 0 ? 'nessuno' : counted(count, 'persona', 'persone'))
