import { Bars } from './bars.tsx'
import type { SeenFigures } from './count-figures.server.ts'
import { drawnMonthText, inPeriodText, isCounted, periodText, sinceText } from './period.ts'
import { shownNumber } from './shown-number.ts'

/** How many people learned in the period, and month by month. */
export function LearnedSection({ figures }: { figures: SeenFigures }) {
  const { period, months, whole, before, since } = figures
  const note = sinceText(since.learning, period.months)
  return (
    <section aria-labelledby="imparato">
      <h2 id="imparato">Chi ha imparato</h2>
      {isCounted(period.to, since.learning) && (
        <>
          <p className="figure-lead">
            <b className="number">{shownNumber(whole.people)}</b>{' '}
            <span>
              persone hanno imparato qualcosa {inPeriodText(period)}.{' '}
              {before !== null &&
                `Prima, in tutto ${periodText(before.name)}: ${shownNumber(before.people)}.`}
            </span>
          </p>
          <Bars
            caption="Persone che hanno imparato qualcosa, mese per mese"
            heads={['Mese', 'Persone']}
            rows={months.map(({ month, people }) => ({
              id: month,
              name: drawnMonthText(month, period),
              count: isCounted(month, since.learning) ? people : null,
            }))}
          />
        </>
      )}
      {note && <p>{note}</p>}
      <p className="small soft">
        Ha imparato chi, con il suo account, ha finito almeno una di queste cose: un capitolo di una
        guida, una parte di una lezione, una scena della palestra. Ogni persona conta una volta
        sola. Conta anche chi amministra il sito, se impara. Chi impara senza account non lascia
        niente da noi: conta dal giorno in cui entra. Chi elimina l'account esce anche dai mesi
        passati.
      </p>
    </section>
  )
}
