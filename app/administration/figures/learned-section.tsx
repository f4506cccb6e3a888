import { countText } from '../../ui/format-number.ts'
import { MonthColumns } from './bars.tsx'
import { sinceText, whoElse, whoHasLearned } from './figures-texts.ts'
import { isCounted, monthRows } from './month-rows.ts'
import { inPeriodText, periodText } from './period-words.ts'
import type { SeenFigures } from './read-figures.server.ts'
import { exactly } from './shown-number.ts'

/** How many people learned in the period, and month by month. */
export function LearnedSection({ figures }: { figures: SeenFigures }) {
  const { period, whole, before, since } = figures
  const note = sinceText(since.learning, period.months)
  return (
    <section aria-labelledby="imparato">
      <h2 id="imparato">Chi ha imparato</h2>
      {isCounted(period.to, since.learning) && (
        <>
          <p className="figure-lead">
            <b className="number">{countText(whole.people)}</b>{' '}
            <span>
              {whole.people === 1 ? 'persona ha imparato' : 'persone hanno imparato'} qualcosa{' '}
              {inPeriodText(period)}.{' '}
              {before !== null &&
                `Prima, in tutto ${periodText(before.name)}: ${countText(before.people)}.`}
            </span>
          </p>
          <MonthColumns
            caption="Persone che hanno imparato qualcosa, mese per mese"
            heads={['Mese', 'Persone']}
            rows={monthRows(figures, {
              of: ({ people }) => people,
              since: 'learning',
              shown: exactly,
            })}
          />
        </>
      )}
      {note && <p>{note}</p>}
      <p className="small soft">
        {whoHasLearned} {whoElse.join(' ')}
      </p>
    </section>
  )
}

/** The answers that people keep, month by month. */
export function SavedSection({ figures }: { figures: SeenFigures }) {
  const { period, whole, since } = figures
  const note = sinceText(since.saved, period.months)
  return (
    <section aria-labelledby="salvate">
      <h2 id="salvate">Risposte salvate</h2>
      {isCounted(period.to, since.saved) && (
        <>
          <p className="figure-lead">
            <b className="number">{countText(whole.saved)}</b>{' '}
            <span>
              {whole.saved === 1 ? 'risposta salvata' : 'risposte salvate'} {inPeriodText(period)},
              tra quelle che ci sono ancora.
            </span>
          </p>
          <MonthColumns
            caption="Risposte salvate, mese per mese"
            heads={['Mese', 'Risposte']}
            rows={monthRows(figures, { of: ({ saved }) => saved, since: 'saved', shown: exactly })}
          />
        </>
      )}
      {note && <p>{note}</p>}
    </section>
  )
}
