import { Link } from 'react-router'
import { adminDashboardPath } from '../../admin-paths.ts'
import { counted } from '../../ui/format-number.ts'
import { Bars } from './bars.tsx'
import { easeOfAll } from './ease-of-all.ts'
import { nothingYet, sinceText } from './figures-texts.ts'
import { drawnText } from './period-words.ts'
import type { SeenFigures } from './read-figures.server.ts'
import { exactly } from './shown-number.ts'

/** How easy people found guides and lessons, all together. */
export function EaseOfAllSection({ figures }: { figures: SeenFigures }) {
  const { ease, since, period } = figures
  const { easy, soSo, hard, all } = easeOfAll(ease)
  return (
    <section aria-labelledby="facile">
      <h2 id="facile">Quanto è stato facile</h2>
      {all === 0 ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <p className="small soft">
            {counted(all, 'risposta', 'risposte')} alla fine di guide e lezioni, {drawnText(period)}
            . {sinceText(since.ease, period.months)}
          </p>
          <Bars
            caption="Quanto è stato facile"
            heads={['Risposta', 'Quante']}
            most={all}
            rows={[
              { id: 'easy', name: 'Facile', ...exactly(easy) },
              { id: 'soSo', name: 'Così così', ...exactly(soSo) },
              { id: 'hard', name: 'Difficile', ...exactly(hard) },
            ]}
          />
        </>
      )}
      <p>
        <Link to={`${adminDashboardPath()}#facilita`}>Guida per guida, sulla dashboard</Link>
      </p>
    </section>
  )
}
