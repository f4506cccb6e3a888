import { Download } from 'lucide-react'
import { adminCsvPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { countText } from '../../ui/format-number.ts'
import { BarChart, LineChart, ShareStrip } from './chart.tsx'
import {
  chartTime,
  type Figure,
  type FigureName,
  type MessagesFigure,
  type Point,
} from './figure.ts'
import {
  changeText,
  chartText,
  dayText,
  figureCaption,
  figureWords,
  hourText,
  movedText,
} from './figure-words.ts'

type FigureTileProps = { name: FigureName; figure: Figure | MessagesFigure }

/** A figure, how it changed, its last 30 days as a picture, as a table and as a file. */
export function FigureTile({ name, figure }: FigureTileProps) {
  const { slug, title } = figureWords[name]
  const id = `figura-${slug}`
  const isMessages = 'hours' in figure
  const Chart = isMessages ? BarChart : LineChart
  const values = figure.days.map(({ added, total }) => (isMessages ? added : total))
  // All of one kind is no division to draw: the caption says it.
  const isDivided = figure.live !== 0 && figure.live !== figure.total
  return (
    <section className="figure-tile" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="number">{countText(figure.total)}</p>
      <Change name={name} figure={figure} />
      {isMessages ? (
        <BarChart
          values={figure.hours.map(({ added }) => added)}
          label={`${title} di ogni ora nelle ultime 24: ${countText(figure.total)} in tutto`}
        />
      ) : (
        isDivided && <ShareStrip share={(figure.live ?? 0) / figure.total} />
      )}
      <p className="caption">{figureCaption(name, figure)}</p>
      <Chart values={values} label={chartText(name, figure.days)} />
      <p className="caption">Ultimi {chartTime}</p>
      <Numbers name={name} figure={figure} />
    </section>
  )
}

function Change({ name, figure }: FigureTileProps) {
  const { against } = figureWords[name]
  const { change } = figure
  if (change === null) return <p className="change">— {against}</p>
  if (Math.abs(change) < 0.05) return <p className="change">Nessuna variazione {against}</p>
  return (
    <p className="change">
      <b className={change > 0 ? 'more' : undefined}>{changeText(change)}</b> {against},{' '}
      {movedText(figure)}
    </p>
  )
}

/** The numbers of the charts, for people who cannot see them or want to reckon with them. */
function Numbers({ name, figure }: FigureTileProps) {
  const { slug, title, added } = figureWords[name]
  return (
    <details className="numbers">
      <summary>
        Vedi i numeri<span className="vh">: {title}</span>
      </summary>
      <a className="btn sm" href={withQuery(adminCsvPath(), { figura: slug })} download>
        <Download aria-hidden="true" className="i" />
        <span>
          Scarica per Excel<span className="vh">: {title}</span> (CSV)
        </span>
      </a>
      {'hours' in figure ? (
        <>
          <Table
            caption={`${title}, ultime 24 ore`}
            heads={['Ora', added]}
            rows={[...figure.hours].reverse().map((hour) => [hourText(hour), hour.added])}
          />
          <Table
            caption={`${title}, ultimi ${chartTime}`}
            heads={['Giorno', added]}
            rows={newestFirst(figure.days, ({ added: count }) => [count])}
          />
        </>
      ) : (
        <Table
          caption={`${title}, ultimi ${chartTime}`}
          heads={['Giorno', added, 'Totale']}
          rows={newestFirst(figure.days, (day) => [day.added, day.total])}
        />
      )}
    </details>
  )
}

const newestFirst = (
  days: readonly Point[],
  numbers: (day: Point) => number[],
): [string, ...number[]][] => [...days].reverse().map((day) => [dayText(day), ...numbers(day)])

type TableProps = { caption: string; heads: string[]; rows: [string, ...number[]][] }

function Table({ caption, heads, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([when, ...numbers]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            {heads.slice(1).map((head, index) => (
              <td key={head}>{countText(numbers[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
