import { Link } from 'react-router'
import { adminFiguresPath } from '../../admin-paths.ts'
import type { LearningFigures } from '../../guides/progress/learning-figures.server.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { countText } from '../../ui/format-number.ts'
import { completionText } from './figure.ts'

/** What people have done of all guides together; each guide stands in 'Numeri'. */
export function LearningSection({ learning }: { learning: Omit<LearningFigures, 'guides'> }) {
  const { begun, finished, achievements, countedAt } = learning
  return (
    <section aria-labelledby="impegno">
      <h2 id="impegno">Partecipazione</h2>
      <dl className="figure-list">
        <Line name="Guide completate" value={countText(finished)} />
        <Line name="Guide iniziate" value={countText(begun)} />
        <Line name="Traguardi raggiunti" value={countText(achievements)} />
        <Line name="Tasso di completamento" value={completionText(finished, begun)} />
      </dl>
      <p className="small soft mt-3">
        Contate il <DateTime value={countedAt} />.
      </p>
      <p className="mt-2">
        <Link to={adminFiguresPath()}>Mese per mese e guida per guida, in «Numeri»</Link>
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
