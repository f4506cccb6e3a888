import { adminPromptSetsPath, editPromptSetPath } from '../../admin-paths.ts'
import { newId, withQuery } from '../../paths.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { RowActs } from '../../records/list/row-acts.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { PromptSetRow } from '../list-prompt-sets.server.ts'
import { blockCategories, everydaySetId } from '../prompt-set.ts'
import { setDeletion } from './set-acts.ts'

/** The columns of the list of sets. */
export const setColumns = (now: number): Column<PromptSetRow>[] => [
  { label: 'Professione', cell: (set) => <Name set={set} /> },
  {
    label: 'Stato',
    cell: ({ isPublished, blocks, templates }) => (
      <>
        <StateMark isOn={isPublished}>{isPublished ? 'Pubblicato' : 'Bozza'}</StateMark>
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
      <RowName to={editPromptSetPath(id)}>{title}</RowName>
      <span className="beside">{professionId ?? id}</span>
      {isLoose && <Tag tone="warm">Senza professione</Tag>}
    </>
  )
}

function Acts({ set }: { set: PromptSetRow }) {
  const { id, title } = set
  const name = `il set di ${title}`
  return (
    <RowActs
      name={name}
      editTo={editPromptSetPath(id)}
      deletion={setDeletion(set)}
      action={adminPromptSetsPath()}
      askAt={questionAddress(adminPromptSetsPath(), 'delete', id)}
    >
      <ButtonLink size="small" to={withQuery(editPromptSetPath(newId), { copia: id })}>
        Duplica<span className="vh"> {name}</span>
      </ButtonLink>
    </RowActs>
  )
}
