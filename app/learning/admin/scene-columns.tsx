import { adminScenesPath, editScenePath } from '../../admin-paths.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { Moves } from '../../records/list/moves.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { RowActs } from '../../records/list/row-acts.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import type { ListedScene } from '../scenes/admin-scenes.server.ts'
import { channelLabels } from '../scenes/scene.ts'
import { sceneDeletion, sceneListActs } from './scene-acts.tsx'
import { signsText, truthText } from './scene-texts.ts'

/** The columns of the administrators' list of scenes. */
export const sceneColumns = (
  now: number,
): Column<ListedScene & { place: number; of: number }>[] => [
  {
    label: 'Scena',
    cell: ({ id, title, channel }) => (
      <>
        <RowName to={editScenePath(id)}>{title}</RowName>
        <span className="beside">{channelLabels[channel]}</span>
      </>
    ),
  },
  {
    label: 'Tipo',
    cell: ({ isTrue, signs }) => (
      <>
        <span className="block font-bold">{truthText(isTrue)}</span>
        <span className="beside">{signsText(signs)}</span>
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
    cell: (row) => (
      <Moves acts={sceneListActs} action={adminScenesPath()} {...row} name={row.title} />
    ),
  },
  {
    label: 'Azioni',
    isWide: true,
    cell: ({ id, title }) => (
      <RowActs
        name={`«${title}»`}
        editTo={editScenePath(id)}
        deletion={sceneDeletion({ id, title })}
        action={adminScenesPath()}
        askAt={questionAddress(adminScenesPath(), 'delete', id)}
      />
    ),
  },
]
