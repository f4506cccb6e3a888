import { counted, countText } from '../../ui/format-number.ts'
import { MonthColumns } from './bars.tsx'
import { aboutGroups, sinceText } from './figures-texts.ts'
import { isCounted, monthRows } from './month-rows.ts'
import { inPeriodText } from './period-words.ts'
import type { SeenFigures } from './read-figures.server.ts'
import { exactly } from './shown-number.ts'

/** What groups came to: by months, and by the places where they met. */
export function GroupsSection({ figures }: { figures: SeenFigures }) {
  const { period, whole, places, since } = figures
  const note = sinceText(since.groups, period.months)
  return (
    <section aria-labelledby="gruppi">
      <h2 id="gruppi">Gruppi</h2>
      {isCounted(period.to, since.groups) && (
        <>
          <p className="figure-lead">
            <b className="number">{countText(whole.reached)}</b>{' '}
            <span>
              {whole.reached === 1 ? 'persona' : 'persone'} in{' '}
              {counted(whole.groups, 'gruppo', 'gruppi')} {inPeriodText(period)}.{' '}
              {counted(whole.finished, 'percorso finito', 'percorsi finiti')}.
            </span>
          </p>
          <MonthColumns
            caption="Persone nei gruppi, mese per mese"
            heads={['Mese', 'Persone']}
            rows={monthRows(figures, {
              of: ({ reached }) => reached,
              since: 'groups',
              shown: exactly,
            })}
          />
          {places.length > 0 && (
            <table className="counts-table">
              <caption className="vh">I gruppi, posto per posto</caption>
              <thead>
                <tr>
                  <th scope="col">Dove</th>
                  <th scope="col">Gruppi</th>
                  <th scope="col">Persone</th>
                  <th scope="col">Percorsi finiti</th>
                </tr>
              </thead>
              <tbody>
                {places.map(({ place, groups, reached, finished }) => (
                  <tr key={place}>
                    <th scope="row" className="wrap-anywhere">
                      {place}
                    </th>
                    <td data-head="Gruppi">{countText(groups)}</td>
                    <td data-head="Persone">{countText(reached)}</td>
                    <td data-head="Percorsi finiti">{countText(finished)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      {note && <p>{note}</p>}
      <p className="small soft">{aboutGroups}</p>
    </section>
  )
}
