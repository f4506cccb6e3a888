import { Link } from 'react-router'
import type { GuideFigures } from '../../guides/progress/learning-figures.server.ts'
import { editGuidePath } from '../../paths.ts'
import { Bars } from './bars.tsx'
import { nothingYet } from './period.ts'
import { peopleText } from './shown-number.ts'

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

/** From those who began a guide, chapter by chapter, to those who finished it. */
function Guide({ guide, isOpen }: { guide: GuideFigures; isOpen: boolean }) {
  const { id, title, begun, chapters, finished, stop } = guide
  return (
    <details className="numbers funnel" open={isOpen}>
      <summary>
        <span>
          {title}
          <span className="small soft">
            {' '}
            iniziata da {peopleText(begun)}, finita da {peopleText(finished)}
          </span>
        </span>
      </summary>
      <Bars
        caption={`${title}: capitolo per capitolo`}
        heads={['Capitolo', 'Persone']}
        rows={[
          { id: 'begun', name: 'Iniziata', count: begun },
          ...chapters.map((chapter, place) => ({
            id: `chapter-${place}`,
            name: `${place + 1}. ${chapter.title}`,
            count: chapter.people,
          })),
          { id: 'finished', name: 'Finita', count: finished },
        ]}
      />
      <p>
        {stop && `Ci si ferma soprattutto dopo «${stop.title}»: ${peopleText(stop.people)}. `}
        <Link to={editGuidePath(id)} className="noprint">
          Apri la guida<span className="vh"> «{title}»</span>
        </Link>
      </p>
    </details>
  )
}
