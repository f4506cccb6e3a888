import { Link } from 'react-router'
import { fewest, isFew, shownNumber } from './shown-number.ts'

/** A line of a table that is drawn too. */
export type BarRow = {
  id: string
  name: string
  /** null: nothing was counted yet. */
  count: number | null
  /** Where one can see or change it. */
  to?: string
}

type BarsProps = {
  /** What the table says, for people who cannot see where it stands. */
  caption: string
  /** What its two columns are. */
  heads: readonly [string, string]
  rows: readonly BarRow[]
}

/** A table whose numbers are drawn as bars beside them; a whole bar is the greatest. */
export function Bars({ caption, heads: [name, number], rows }: BarsProps) {
  const most = Math.max(0, ...rows.map(drawn))
  return (
    <table className="bars-table">
      <caption className="vh">{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{number}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.to ? <Link to={row.to}>{row.name}</Link> : row.name}</th>
            <td>
              <Bar share={most === 0 ? 0 : drawn(row) / most} />
              <span className="number">{shownNumber(row.count)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A few are all drawn alike. */
function drawn({ count }: BarRow): number {
  if (count === null) return 0
  return isFew(count) ? fewest - 1 : count
}

const Bar = ({ share }: { share: number }) => (
  <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(share * 1000) / 10} height="10" />
  </svg>
)
