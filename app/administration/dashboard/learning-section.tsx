import { Link } from 'react-router'
import type {
  GuideFigures,
  LearningFigures,
} from '../../guides/progress/learning-figures.server.ts'
import { editGuidePath } from '../../paths.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { counted, countText } from '../../ui/format-number.ts'
import { completionRate } from './figure.ts'
import { rateText } from './figure-words.ts'

const shown = 12

/** What people have done of the guides: all together, and where they stop in each. */
export function LearningSection({ learning }: { learning: LearningFigures }) {
  const { begun, finished, achievements, guides, countedAt } = learning
  return (
    <section aria-labelledby="impegno">
      <h2 id="impegno">Partecipazione</h2>
      <dl className="figure-list">
        <Line name="Guide completate" value={countText(finished)} />
        <Line name="Guide iniziate" value={countText(begun)} />
        <Line name="Traguardi raggiunti" value={countText(achievements)} />
        <Line name="Tasso di completamento" value={rateText(completionRate(finished, begun))} />
      </dl>
      {guides.length > 0 && (
        <>
          <h3 className="mt-6">Guida per guida</h3>
          <dl className="figure-list">
            {guides.slice(0, shown).map((guide) => (
              <Guide key={guide.id} guide={guide} />
            ))}
          </dl>
        </>
      )}
      <p className="small soft mt-3">
        Contate il <DateTime value={countedAt} />
        {guides.length > shown && `; le ${shown} guide più iniziate di ${countText(guides.length)}`}
        .
      </p>
    </section>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Guide({ guide: { id, title, begun, finished, stop } }: { guide: GuideFigures }) {
  return (
    <div>
      <dt>
        <Link to={editGuidePath(id)}>{title}</Link>
      </dt>
      <dd className="note-line">
        Iniziata da {people(begun)}, finita da {people(finished)}.
        {stop && ` Ci si ferma soprattutto dopo «${stop.title}»: ${people(stop.people)}.`}
      </dd>
    </div>
  )
}

const people = (count: number) => (count === 0 ? 'nessuno' : counted(count, 'persona', 'persone'))
