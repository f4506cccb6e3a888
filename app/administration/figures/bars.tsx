import { Link } from 'react-router'
import type { ChartRow } from './chart-row.ts'

const rounded = (value: number) => Math.round(value * 10) / 10

const share = (drawn: number, most: number) => (most === 0 ? 0 : rounded((drawn / most) * 100))

type BarsProps = {
  /** What the table says, for people who cannot see where it stands. */
  caption: string
  /** What its two columns are. */
  heads: readonly [string, string]
  rows: readonly ChartRow[]
  /** What a whole bar stands for; by default the longest. */
  most?: number
}

/** A table whose numbers are drawn as bars beside them. */
export function Bars({ caption, heads, rows, most = longest(rows) }: BarsProps) {
  return (
    <table className="bars-table">
      <caption className="vh">{caption}</caption>
      <Heads heads={heads} />
      <tbody>
        {rows.map(({ id, name, text, drawn, to }) => (
          <tr key={id}>
            <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
            <td>
              <Bar share={share(drawn, most)} />
              <span className="number">{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A table of months: bars beside the numbers on a narrow screen, on a wide one and on paper columns
 * under them. Roles say that it is a table, as the layout takes that away.
 */
export function MonthColumns({ caption, heads, rows }: BarsProps) {
  const most = longest(rows)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the layout takes the table's own away
    <table role="table" aria-label={caption} className="months-table">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup" className="vh">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {heads.map((head) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={row.id} role="row" className={row.isRunning ? 'running' : undefined}>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <th role="rowheader" scope="row">
              <MonthName row={row} />
            </th>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <td role="cell">
              <Bar share={share(row.drawn, most)} />
              <Column share={share(row.drawn, most)} />
              <span className="number">{row.text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MonthName({ row: { name, short, isRunning } }: { row: ChartRow }) {
  return (
    <>
      <span className="vh">{isRunning ? `${name}, finora` : name}</span>
      <span aria-hidden="true">
        {short?.month} <span className="year">{short?.year}</span>
        {isRunning && <span className="so-far"> finora</span>}
      </span>
    </>
  )
}

const Heads = ({ heads: [name, number] }: Pick<BarsProps, 'heads'>) => (
  <thead className="vh">
    <tr>
      <th scope="col">{name}</th>
      <th scope="col">{number}</th>
    </tr>
  </thead>
)

const longest = (rows: readonly ChartRow[]) => Math.max(0, ...rows.map(({ drawn }) => drawn))

const Bar = ({ share }: { share: number }) => (
  <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect width={share} height="10" />
  </svg>
)

const Column = ({ share }: { share: number }) => (
  <svg className="column" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
    <rect y={rounded(100 - share)} width="10" height={share} />
  </svg>
)
