import { adminProfessionsPath, editProfessionPath } from '../../admin-paths.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { Moves } from '../../records/list/moves.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { RowActs } from '../../records/list/row-acts.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { counted } from '../../ui/format-number.ts'
import type { ListedProfession } from '../admin-professions.server.ts'
import { ProfessionMark } from '../profession-mark.tsx'
import { professionDeletion, professionListActs } from './profession-acts.tsx'

/** A profession with its place in the order in which everybody sees them. */
export type ProfessionRow = ListedProfession & { place: number; of: number }

/** The columns of the list. */
export const professionColumns = (now: number): Column<ProfessionRow>[] => [
  { label: 'Professione', cell: (row) => <Name row={row} /> },
  { label: 'Stato', cell: (row) => <State row={row} /> },
  { label: 'Modificata', cell: ({ updatedAt }) => <RelativeDate value={updatedAt} now={now} /> },
  {
    label: 'Ordine',
    cell: (row) => (
      <Moves acts={professionListActs} action={adminProfessionsPath()} {...row} name={row.title} />
    ),
  },
  { label: 'Azioni', isWide: true, cell: (row) => <Acts row={row} /> },
]

function Name({ row: { id, title, iconName, color } }: { row: ProfessionRow }) {
  return (
    <div className="profession-name">
      <ProfessionMark iconName={iconName} color={color} />
      <div>
        <RowName to={editProfessionPath(id)}>{title}</RowName>
        <span className="beside">{id}</span>
      </div>
    </div>
  )
}

function State({ row }: { row: ProfessionRow }) {
  const { tools, examples, useCases, set } = row
  const missing = missingParts(row)
  return (
    <div>
      <StateMark isOn={row.isPublished}>{row.isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
      <br />
      <StateMark isOn={missing.length === 0}>
        {missing.length === 0 ? 'Completa' : 'Da completare'}
      </StateMark>
      {missing.length > 0 && <span className="block">Mancano: {missing.join(', ')}</span>}
      <span className="beside">
        {counted(examples, 'esempio', 'esempi')}, {counted(tools, 'strumento', 'strumenti')},{' '}
        {counted(useCases, "caso d'uso", "casi d'uso")}
        {set && `, ${counted(set.templates, 'template', 'template')} di prompt`}
        {set?.isPublished === false && ' (in bozza)'}
      </span>
    </div>
  )
}

/** What learners would not find on the pages of this profession. */
function missingParts(row: ProfessionRow): string[] {
  const parts: [string, boolean][] = [
    ['prompt', row.set !== null],
    ['strumenti', row.tools > 0],
    ['esempi', row.examples > 0],
    ['stime', row.hasMetrics],
    ["casi d'uso", row.useCases > 0],
    ['consigli', row.tips > 0],
    ['testimonianze', row.testimonials > 0],
    ['risorse', row.resources > 0],
  ]
  return parts.flatMap(([name, isThere]) => (isThere ? [] : [name]))
}

function Acts({ row }: { row: ProfessionRow }) {
  const { id, title } = row
  return (
    <RowActs
      name={`«${title}»`}
      editTo={editProfessionPath(id)}
      deletion={professionDeletion(row)}
      action={adminProfessionsPath()}
      askAt={questionAddress(adminProfessionsPath(), 'delete', id)}
    >
      <ButtonLink size="small" to={questionAddress(adminProfessionsPath(), 'duplicate', id)}>
        Clona<span className="vh"> «{title}»</span>
      </ButtonLink>
    </RowActs>
  )
}
