import { useFetcher } from 'react-router'
import { difficultyLabels } from '../../guides/guide.ts'
import { EditOrDelete } from '../../records/list/edit-or-delete.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, RowName, Rows, StateMark } from '../../records/list/rows.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ListedTool, ToolListPage, ToolListView } from '../admin-tools.server.ts'
import { deleteToolAct, guidesText } from './delete-tool.ts'
import {
  editToolPath,
  isNarrowed,
  samePage,
  toolListPath,
  toolsPath,
  totalText,
} from './tool-list-view.ts'

type ToolTableProps = { view: ToolListView; page: ToolListPage; now: number }

/** The administrators' list of tools (ADMT-01, ADMT-02). */
export function ToolTable({ view, page, now }: ToolTableProps) {
  const here = toolListPath(view, samePage(view))
  const columns: Column<ListedTool>[] = [
    {
      label: 'Nome',
      sort: {
        to: toolListPath(view, { order: 'called' }),
        current: view.order === 'called' ? 'ascending' : null,
      },
      cell: ({ id, name, category, rating }) => (
        <>
          <RowName to={editToolPath(id)}>{name}</RowName>
          <span className="beside">
            {category}, valutazione {rating.toLocaleString('it-IT')}
          </span>
        </>
      ),
    },
    { label: 'Livello', cell: ({ difficulty }) => difficultyLabels[difficulty] },
    {
      label: 'Stato',
      cell: (tool) => (
        <div>
          <StateMark isOn={tool.isActive}>{tool.isActive ? 'Attivo' : 'Inattivo'}</StateMark>
          <Toggle tool={tool} action={here} />
        </div>
      ),
    },
    {
      label: 'Guide',
      cell: ({ guides }) => (
        <span className="whitespace-nowrap">{guides === 0 ? 'Nessuna' : guidesText(guides)}</span>
      ),
    },
    {
      label: 'Modificato',
      sort: {
        to: toolListPath(view, { order: 'changed' }),
        current: view.order === 'changed' ? 'descending' : null,
      },
      cell: ({ updatedAt }) => <RelativeDate value={updatedAt} now={now} />,
    },
    {
      label: 'Azioni',
      isWide: true,
      cell: (tool) => (
        <EditOrDelete
          name={tool.name}
          editTo={editToolPath(tool.id)}
          act={deleteToolAct(tool)}
          action={here}
          askAt={toolListPath(view, samePage(view), { ask: tool.id })}
        />
      ),
    },
  ]
  return (
    <Rows
      caption={totalText(page.total, view)}
      columns={columns}
      rows={page.items}
      idOf={({ id }) => id}
    />
  )
}

/** Shows or hides a tool at one press; the same press the other way undoes it. */
function Toggle({ tool, action }: { tool: ListedTool; action: string }) {
  const fetcher = useFetcher<{ code?: string; message?: string }>()
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="strumento" value={tool.id} />
      <Button
        size="small"
        kind="quiet"
        name="atto"
        value={tool.isActive ? 'disattiva' : 'attiva'}
        busy={fetcher.state !== 'idle'}
      >
        {tool.isActive ? 'Disattiva' : 'Attiva'}
        <span className="vh"> {tool.name}</span>
      </Button>
      {fetcher.data?.message && (
        <p role="alert" className="small text-error">
          {fetcher.data.message}
        </p>
      )}
    </fetcher.Form>
  )
}

/** An empty list, and what to do then. */
export function NoTools({ view }: { view: ToolListView }) {
  if (isNarrowed(view)) {
    return (
      <EmptyState
        title={
          view.query ? `Nessuno strumento trovato per «${view.query}».` : 'Nessuno strumento qui.'
        }
        action={<ButtonLink to={toolsPath}>Mostra tutti gli strumenti</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title="Non c'è ancora nessuno strumento."
      text="Uno strumento è un programma di intelligenza artificiale da far conoscere a chi impara."
      action={
        <ButtonLink to="/admin/tools/new" kind="main">
          Aggiungi il primo strumento
        </ButtonLink>
      }
    />
  )
}
