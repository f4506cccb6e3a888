import { adminHelpPath, editHelpPlacePath } from '../../admin-paths.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { Moves } from '../../records/list/moves.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { RowActs } from '../../records/list/row-acts.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import type { ListedHelpPlace } from '../help-places.server.ts'
import { helpPlaceDeletion, helpPlaceListActs } from './help-place-acts.ts'

/** A place with where it stands in the order. */
export type HelpPlaceRow = ListedHelpPlace & { place: number; of: number }

/** The columns of the list. */
export const helpPlaceColumns = (now: number): Column<HelpPlaceRow>[] => [
  {
    label: 'Chi',
    cell: ({ id, name, hours }) => (
      <>
        <RowName to={editHelpPlacePath(id)}>{name}</RowName>
        {hours && <span className="beside">{hours}</span>}
      </>
    ),
  },
  {
    label: 'Stato',
    cell: ({ isPublished }) => (
      <StateMark isOn={isPublished}>{isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
    ),
  },
  { label: 'Modificata', cell: ({ updatedAt }) => <RelativeDate value={updatedAt} now={now} /> },
  {
    label: 'Ordine',
    cell: ({ id, name, place, of }) => (
      <Moves acts={helpPlaceListActs} action={adminHelpPath()} {...{ id, name, place, of }} />
    ),
  },
  {
    label: 'Azioni',
    isWide: true,
    cell: ({ id, name }) => (
      <RowActs
        name={`«${name}»`}
        editTo={editHelpPlacePath(id)}
        deletion={helpPlaceDeletion({ id, name })}
        action={adminHelpPath()}
        askAt={questionAddress(adminHelpPath(), 'delete', id)}
      />
    ),
  },
]
