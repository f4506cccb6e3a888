import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ending, type RecordState, type Words } from '../words.ts'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** What this order's address is; given, the heading is a link. */
  sort?: { to: string; current: 'ascending' | 'descending' | null }
  /** On small screens without its label, over the whole width: actions. */
  isWide?: boolean
}

export type RowsProps<Row> = {
  /** 'Guide, 6 di 10': said to those who cannot see the table. */
  caption: string
  /** The first one names the row. */
  columns: Column<Row>[]
  rows: Row[]
  idOf: (row: Row) => string
  /** What is done with some of the rows, under them and within reach. */
  children?: ReactNode
}

/** A table; where it has no room, a card for each row. */
export function Rows<Row>({ caption, columns, rows, idOf, children }: RowsProps<Row>) {
  return (
    <div className="list-place">
      <table className="rows">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, sort }) => (
              <th key={label} scope="col" aria-sort={sort?.current ?? undefined}>
                {sort ? <SortLink label={label} {...sort} /> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ label, cell, isWide }) => (
                <td key={label} data-label={label} className={isWide ? 'wide-cell' : undefined}>
                  {/* On a phone the label stands beside the whole of it. */}
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}

type SortLinkProps = { label: string; to: string; current: 'ascending' | 'descending' | null }

function SortLink({ label, to, current }: SortLinkProps) {
  const Arrow = current === 'descending' ? ArrowDown : ArrowUp
  return (
    <Link to={to} preventScrollReset>
      {label}
      <span className="vh">: ordina</span>
      {current && <Arrow aria-hidden="true" className="i" />}
    </Link>
  )
}

/** The name of a row, which leads to its form. */
export function RowName({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="name" to={to}>
      <span>{children}</span>
    </Link>
  )
}

/** 'Pubblicato' with a full mark, 'Bozza' with an empty one: a state by shape and word. */
export function StateMark({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <span className={isOn ? 'state-mark' : 'state-mark off'}>
      <i aria-hidden="true" />
      {children}
    </span>
  )
}

/** What the states are called: 'Pubblicata', 'Bozza', 'Pubblicata, bozza nuova'. */
export function stateLabel(words: Words, state: RecordState): string {
  if (words.states) return words.states[state]
  if (state === 'draft') return 'Bozza'
  const seen = ending(words, 'Pubblicat')
  return state === 'published' ? seen : `${seen}, bozza nuova`
}

/** A state by shape and word. */
export function RecordMark({ words, state }: { words: Words; state: RecordState }) {
  const look = { draft: ' off', published: '', redrafted: ' half' }[state]
  return (
    <span className={`state-mark${look}`}>
      <i aria-hidden="true" />
      {stateLabel(words, state)}
    </span>
  )
}
