import type { ProfessionMetrics } from '../../db/content-types.ts'
import { minutesText } from '../ui/format-number.ts'
import { hoursText } from './profession.ts'

/** What AI may save in this job. They are estimates and say so. */
export function Figures({ metrics }: { metrics: ProfessionMetrics }) {
  const { timesSaved, productivity, costReduction } = metrics
  return (
    <section className="stack" aria-labelledby="stime">
      <h2 id="stime">Quanto può aiutarti</h2>
      <dl className="figures">
        <div>
          <dt>Tempo risparmiato</dt>
          <dd>
            <b>{hoursText(timesSaved.daily)}</b> al giorno
            {timesSaved.daily < 1 ? (
              <span className="small soft block">
                circa {minutesText(Math.round(timesSaved.daily * 60))}
              </span>
            ) : null}
          </dd>
          <dd>
            <b>{hoursText(timesSaved.monthly)}</b> al mese
          </dd>
        </div>
        <div>
          <dt>Produttività in più</dt>
          <dd>
            <b>{productivity}%</b>
          </dd>
        </div>
        <div>
          <dt>Costi in meno</dt>
          <dd>
            <b>{costReduction}%</b>
          </dd>
        </div>
      </dl>
      <p className="small soft measure">
        Sono stime indicative: il risultato dipende da come lavori.
      </p>
    </section>
  )
}
