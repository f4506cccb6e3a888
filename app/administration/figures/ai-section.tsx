import { euroText } from '../../ai/money.ts'
import { countText } from '../../ui/format-number.ts'
import type { MonthCounts } from './count-figures.server.ts'
import { nothingYet, sinceText } from './figures-texts.ts'
import { isCounted } from './month-rows.ts'
import { monthText } from './period-words.ts'
import type { SeenFigures } from './read-figures.server.ts'

/** What the AI service did month by month, how often it failed, and what it cost. */
export function AiSection({ figures }: { figures: SeenFigures }) {
  const { months, since, period, seesCosts } = figures
  const heads = ['Risposte', 'Immagini', 'Non riuscite', ...(seesCosts ? ['Costo'] : [])]
  const there = months.filter(({ month }) => isCounted(month, since.ai)).reverse()
  return (
    <section aria-labelledby="ai">
      <h2 id="ai">Servizio AI, mese per mese</h2>
      {there.length === 0 ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <table className="counts-table">
            <caption className="vh">Servizio AI, mese per mese</caption>
            <thead>
              <tr>
                <th scope="col">Mese</th>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {there.map((month) => (
                <tr key={month.month}>
                  <th scope="row">
                    {monthText(month.month)}
                    {period.isRunning && month.month === period.to && ', finora'}
                  </th>
                  <Cells month={month} seesCosts={seesCosts} />
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small soft">
            {sinceText(since.ai, period.months)} Non riuscite: richieste rimaste senza risposta, o
            con una risposta a metà per un guasto. Le risposte dimostrative non contano.
            {seesCosts &&
              ' Il costo è un nostro conto, con i prezzi di oggi: la fattura può essere diversa. «?» vuol dire che manca il prezzo di un modello.'}
          </p>
        </>
      )}
    </section>
  )
}

function Cells({ month, seesCosts }: { month: MonthCounts; seesCosts: boolean }) {
  const { answers, pictures, failures, cost } = month
  return (
    <>
      <td data-head="Risposte">{countText(answers)}</td>
      <td data-head="Immagini">{countText(pictures)}</td>
      <td data-head="Non riuscite">{countText(failures)}</td>
      {seesCosts && <td data-head="Costo">{cost === null ? '?' : euroText(cost)}</td>}
    </>
  )
}
