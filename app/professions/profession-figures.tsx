import type { ProfessionMetrics } from '../../db/content-types.ts'
import { minutesText } from '../ui/count-text.ts'
import { hoursText } from './profession.ts'

const percentText = (figure: number) => `${figure}%`

/** A figure in words; a dash where nobody gave one. */
const shown = (figure: number | null, words: (figure: number) => string) =>
  figure === null ? '—' : words(figure)

type FiguresProps = { metrics: ProfessionMetrics; howEstimated: string | null }

/** What AI may save in this job. They are estimates, and say so and how they came about. */
export function ProfessionFigures({ metrics, howEstimated }: FiguresProps) {
  const { timesSaved, productivity, costReduction } = metrics
  const { daily, monthly } = timesSaved
  return (
    <section className="stack" aria-labelledby="stime">
      <h2 id="stime">Quanto può aiutarti</h2>
      <dl className="figures">
        <div>
          <dt>Tempo risparmiato</dt>
          <dd>
            <b>{shown(daily, hoursText)}</b> al giorno
            {daily !== null && daily < 1 ? (
              <span className="small soft block">circa {minutesText(Math.round(daily * 60))}</span>
            ) : null}
          </dd>
          <dd>
            <b>{shown(monthly, hoursText)}</b> al mese
          </dd>
        </div>
        <div>
          <dt>Produttività in più</dt>
          <dd>
            <b>{shown(productivity, percentText)}</b>
          </dd>
        </div>
        <div>
          <dt>Costi in meno</dt>
          <dd>
            <b>{shown(costReduction, percentText)}</b>
          </dd>
        </div>
      </dl>
      <p className="small soft measure">
        Sono stime indicative: il risultato dipende da come lavori. {howEstimated}
      </p>
    </section>
  )
}
