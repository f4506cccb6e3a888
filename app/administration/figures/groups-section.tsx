import { counted, countText } from '../../ui/count-text.ts'
import type { SeenFigures } from './count-figures.server.ts'
import { CountsTable } from './counts-table.tsx'
import { inPeriodText, isCounted, sinceText } from './period.ts'
import { shownNumber } from './shown-number.ts'

/** What groups came to in the period, and in the places where they met. */
export function GroupsSection({ figures }: { figures: SeenFigures }) {
  const { period, whole, places, since } = figures
  const note = sinceText(since.groups, period.months)
  return (
    <section aria-labelledby="gruppi">
      <h2 id="gruppi">Gruppi</h2>
      {isCounted(period.to, since.groups) && (
        <>
          <p className="figure-lead">
            <b className="number">{shownNumber(whole.reached)}</b>{' '}
            <span>
              persone in {counted(whole.groups, 'gruppo', 'gruppi')} {inPeriodText(period)}.
              Percorsi finiti: {shownNumber(whole.finished)}.
            </span>
          </p>
          {places.length > 0 && (
            <CountsTable
              caption="I gruppi, posto per posto"
              heads={['Dove', 'Gruppi', 'Persone', 'Percorsi finiti']}
              rows={places.map(({ place, groups, reached, finished }) => [
                place,
                countText(groups),
                shownNumber(reached),
                shownNumber(finished),
              ])}
            />
          )}
        </>
      )}
      {note && <p>{note}</p>}
      <p className="small soft">
        Contano gli incontri già cominciati, con chi è entrato: ogni persona una volta sola. Un
        percorso è finito quando una persona ha fatto tutti i suoi passi, lì o dopo. Un gruppo esce
        dai numeri quando è eliminato, o dodici mesi dopo l'incontro.
      </p>
    </section>
  )
}
