import { useFetcher } from 'react-router'
import { adminToolsPath, editToolPath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { difficultyLabels } from '../../records/content/content.ts'
import { samePage } from '../../records/list/list-address.ts'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { RowActs } from '../../records/list/row-acts.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ratingWords } from '../../ui/rating.tsx'
import type { ListedTool, ToolListView } from '../admin-tools.server.ts'
import { guidesText, toolDeletion, toolListActs } from './tool-acts.ts'
import { isNarrowed, toolListPath } from './tool-list-view.ts'

/** The columns of the administrators' list of tools. */
export function toolColumns(view: ToolListView, now: number): Column<ListedTool>[] {
  const here = toolListPath(view, samePage(view))
  return [
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
            {category}, {ratingWords(rating)}
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
        <RowActs
          name={tool.name}
          editTo={editToolPath(tool.id)}
          deletion={toolDeletion(tool)}
          action={here}
          askAt={questionAddress(toolListPath(view, samePage(view)), 'delete', tool.id)}
        />
      ),
    },
  ]
}

/** Shows or hides a tool at one press; the same press the other way undoes it. */
function Toggle({ tool, action }: { tool: ListedTool; action: string }) {
  const fetcher = useFetcher<{ code?: string; message?: string }>()
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="id" value={tool.id} />
      <Button
        size="small"
        kind="quiet"
        {...toolListActs.button(tool.isActive ? 'deactivate' : 'activate')}
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
        action={<ButtonLink to={adminToolsPath()}>Mostra tutti gli strumenti</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title="Non c'è ancora nessuno strumento."
      text="Uno strumento è un programma di AI da far conoscere a chi impara."
      action={
        <ButtonLink to={editToolPath(newId)} kind="main">
          Aggiungi il primo strumento
        </ButtonLink>
      }
    />
  )
}
