import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, RowName, Rows } from '../../records/list/rows.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { PromptSetRow } from '../list-prompt-sets.server.ts'
import { blockCategories, everydaySetId } from '../prompt-set.ts'
import { DeleteSet } from './delete-set.tsx'
import { promptSetPath, promptsPath } from './prompts-texts.ts'

type SetRowsProps = { rows: PromptSetRow[]; total: number; now: number }

/** The sets, one a row (ADMS-01). */
export function SetRows({ rows, total, now }: SetRowsProps) {
  return (
    <Rows
      caption={`Set di prompt, ${rows.length} di ${total}`}
      columns={columns(now)}
      rows={rows}
      idOf={({ id }) => id}
    />
  )
}

const columns = (now: number): Column<PromptSetRow>[] => [
  { label: 'Professione', cell: (set) => <Name set={set} /> },
  {
    label: 'Contenuto',
    cell: ({ blocks, templates }) => (
      <>
        <span className="block">{blocks === 1 ? '1\u00a0blocco' : `${blocks}\u00a0blocchi`}</span>
        <span className="block">{`${templates}\u00a0template`}</span>
      </>
    ),
  },
  {
    label: 'Categorie',
    cell: ({ categories }) => categoriesText(categories),
  },
  {
    label: 'Modificato',
    cell: ({ updatedAt }) => <RelativeDate value={updatedAt} now={now} />,
  },
  { label: 'Azioni', isWide: true, cell: (set) => <Acts set={set} /> },
]

/** All of them need no list. */
function categoriesText(categories: readonly string[]) {
  if (categories.length === 0) return '—'
  return categories.length === blockCategories.length
    ? `Tutte e ${categories.length}`
    : categories.join(', ')
}

function Name({ set: { id, professionId, title } }: { set: PromptSetRow }) {
  const isLoose = professionId === null && id !== everydaySetId
  return (
    <>
      <RowName to={promptSetPath(id)}>{title}</RowName>
      <span className="beside">{professionId ?? id}</span>
      {isLoose && <Tag tone="warm">Senza professione</Tag>}
    </>
  )
}

function Acts({ set: { id, title } }: { set: PromptSetRow }) {
  return (
    <div className="acts set-acts">
      <ButtonLink size="small" to={promptSetPath(id)}>
        Modifica<span className="vh"> il set di {title}</span>
      </ButtonLink>
      <ButtonLink size="small" to={`${promptsPath}/new?copia=${encodeURIComponent(id)}`}>
        Duplica<span className="vh"> il set di {title}</span>
      </ButtonLink>
      <DeleteSet id={id} title={title} />
    </div>
  )
}
