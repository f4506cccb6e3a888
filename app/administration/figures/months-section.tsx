import { euroText } from '../../ai/money.ts'
import { countText } from '../../ui/count-text.ts'
import type { MonthCounts, SeenFigures, Since } from './count-figures.server.ts'
import { CountsTable } from './counts-table.tsx'
import { drawnMonthText, isCounted, nothingYet } from './period.ts'
import { shownNumber } from './shown-number.ts'

type Column = {
  head: string
  since: 'saved' | 'groups' | 'ai'
  text: (month: MonthCounts) => string
}

const columns: Column[] = [
  { head: 'Risposte salvate', since: 'saved', text: ({ saved }) => shownNumber(saved) },
  { head: 'Persone nei gruppi', since: 'groups', text: ({ reached }) => shownNumber(reached) },
  { head: "Risposte dell'AI", since: 'ai', text: ({ answers }) => countText(answers) },
  { head: "Immagini dell'AI", since: 'ai', text: ({ pictures }) => countText(pictures) },
  { head: 'Non riuscite', since: 'ai', text: ({ failures }) => countText(failures) },
]

const costColumn: Column = {
  head: 'Costo',
  since: 'ai',
  text: ({ cost }) => (cost === null ? '?' : euroText(cost)),
}

/** Month by month: what people kept, groups, what the AI service did, and what it cost. */
export function MonthsSection({ figures }: { figures: SeenFigures }) {
  const { months, since, period, seesCosts } = figures
  const shown = seesCosts ? [...columns, costColumn] : columns
  const there = months.filter(({ month }) => hasSome(month, since))
  return (
    <section aria-labelledby="mesi">
      <h2 id="mesi">Mese per mese</h2>
      {there.length === 0 ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <CountsTable
            caption="Mese per mese"
            heads={['Mese', ...shown.map(({ head }) => head)]}
            rows={there
              .slice()
              .reverse()
              .map((counts) => [
                drawnMonthText(counts.month, period),
                ...shown.map(({ since: key, text }) =>
                  isCounted(counts.month, since[key]) ? text(counts) : shownNumber(null),
                ),
              ])}
          />
          <p className="small soft">
            Delle risposte salvate contano quelle che ci sono ancora. Non riuscite: richieste all'AI
            rimaste senza risposta, o con una risposta a metà per un guasto. Le risposte
            dimostrative non contano.
            {seesCosts &&
              ' Il costo è un nostro conto, con i prezzi di oggi: la fattura può essere diversa. «?» vuol dire che manca il prezzo di un modello.'}
          </p>
        </>
      )}
    </section>
  )
}

const hasSome = (month: string, { saved, groups, ai }: Since) =>
  [saved, groups, ai].some((first) => isCounted(month, first))
