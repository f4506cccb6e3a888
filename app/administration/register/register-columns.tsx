import { Link } from 'react-router'
import type { Column } from '../../records/list/rows.tsx'
import { dayWords, formatClock } from '../../ui/format-date.ts'
import type { DescribedRow } from './described.server.ts'

/** @param now milliseconds, as the loader gave them: server and browser say the same */
export const registerColumns = (now: number): Column<DescribedRow>[] => [
  {
    label: 'Quando',
    cell: ({ at }) => (
      <time dateTime={at.toISOString()}>
        <b>{dayWords(at, now)}</b> <span className="beside">{formatClock(at)}</span>
      </time>
    ),
  },
  {
    label: 'Chi',
    cell: ({ who, role }) => (
      <>
        <b>{who}</b>
        {role && <span className="beside">{role}</span>}
      </>
    ),
  },
  { label: 'Che cosa', cell: (row) => <Done row={row} /> },
  { label: 'Da dove', cell: ({ place }) => place },
]

function Done({ row }: { row: DescribedRow }) {
  const { did, what, isOfPerson, to, reason, versions } = row
  return (
    <>
      <span className="did">
        {did}
        {what !== null && (
          <>
            {isOfPerson ? ' ' : ': '}
            {to ? <Link to={to}>{what}</Link> : <b>{what}</b>}
          </>
        )}
      </span>
      {reason && <span className="beside">Motivo: {reason}</span>}
      {versions && (
        <Link className="beside" to={versions}>
          Versioni<span className="vh">: {what}</span>
        </Link>
      )}
    </>
  )
}
