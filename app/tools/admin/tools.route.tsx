import { Plus } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { longestQuery } from '../../records/list/list-address.ts'
import { ListSearch } from '../../records/list/list-search.tsx'
import { Pager } from '../../records/list/pager.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { listToolsForAdmin, toolCategories } from '../admin-tools.server.ts'
import { toolTexts } from '../tool.ts'
import type { Route } from './+types/tools.route'
import { deleteToolAct } from './delete-tool.ts'
import { actOnTool, type ToolActDone } from './tool-acts.server.ts'
import {
  readToolListView,
  samePage,
  toolActFailed,
  toolListPath,
  totalText,
} from './tool-list-view.ts'
import { NoTools, ToolTable } from './tool-table.tsx'

export const meta = titled('Strumenti AI: amministrazione')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, toolTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const { searchParams } = url
    const view = readToolListView(searchParams)
    const [page, categories] = await Promise.all([
      listToolsForAdmin(db, actor, view),
      toolCategories(db, actor),
    ])
    const asked = page.items.find(({ id }) => id === searchParams.get('elimina')) ?? null
    return { view, page, categories, asked, done: searchParams.get('fatto'), now: Date.now() }
  })

/** Deletes a tool, or shows or hides it, and leads back to the same list. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const actor = requireAdmin(context, toolActFailed)
  const form = await readForm(request)
  return attempt(context, toolActFailed, async () => {
    const id = String(form.get('strumento'))
    const done = await actOnTool(db, actor, form, id)
    const view = readToolListView(url.searchParams)
    // The row that a page begins after may be the one that is gone.
    const page = done === 'eliminato' ? {} : samePage(view)
    throw redirect(toolListPath(view, page, { done: done as Listed }), 303)
  })
}

type Listed = Exclude<ToolActDone, 'verificato'>

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, toolActFailed)

export const ErrorBoundary = adminErrorBoundary(toolTexts.listFailed)

export default function ToolsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, page, categories, asked, done } = loaderData
  const { items, total, previous, next } = page
  const answer = useLastAnswer(actionData)
  const state = view.isActive === null ? '' : view.isActive ? 'attivo' : 'inattivo'
  return (
    <>
      <PageHead
        title="Strumenti AI"
        actions={
          <ButtonLink
            to="/admin/tools/new"
            kind="main"
            icon={<Plus aria-hidden="true" className="i" />}
          >
            Nuovo strumento
          </ButtonLink>
        }
      />
      <div className="stack">
        {answer && 'code' in answer && (
          <Note kind="bad" role="alert">
            {answer.message}
          </Note>
        )}
        <Done done={done} />
        {asked && (
          <ConfirmPanel act={deleteToolAct(asked)} cancelTo={toolListPath(view, samePage(view))} />
        )}
        <ListSearch
          label="Cerca tra gli strumenti"
          placeholder="Nome, descrizione o categoria"
          query={view.query}
          maxLength={longestQuery}
        >
          <SelectField key={`stato ${state}`} label="Stato" name="stato" defaultValue={state}>
            <option value="">Tutti</option>
            <option value="attivo">Attivo</option>
            <option value="inattivo">Inattivo</option>
          </SelectField>
          <SelectField
            key={`categoria ${view.category}`}
            label="Categoria"
            name="categoria"
            defaultValue={view.category ?? ''}
          >
            <option value="">Tutte</option>
            {withChosen(categories, view.category).map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
          {view.order === 'changed' && <input type="hidden" name="ordine" value="modifica" />}
        </ListSearch>
        {items.length > 0 ? <ToolTable {...loaderData} /> : <NoTools view={view} />}
        <Pager
          said={totalText(total, view)}
          first={view.after || view.before ? toolListPath(view) : null}
          previous={previous && toolListPath(view, { before: previous })}
          next={next && toolListPath(view, { after: next })}
        />
      </div>
    </>
  )
}

/** A category that no tool carries now is still what the list was asked for. */
const withChosen = (categories: string[], chosen: string | null) =>
  chosen === null || categories.includes(chosen) ? categories : [...categories, chosen]

function Done({ done }: { done: string | null }) {
  if (done === 'eliminato') {
    return (
      <Note kind="ok" role="status">
        Lo strumento è nel cestino: per 30 giorni puoi ripristinarlo.{' '}
        <Link to="/admin/test?scheda=cestino">Vai al cestino</Link>
      </Note>
    )
  }
  const said =
    done === 'attivato'
      ? 'Lo strumento è attivo: ora lo vedono tutti.'
      : done === 'disattivato'
        ? 'Lo strumento è inattivo: ora lo vedono solo gli amministratori.'
        : null
  return (
    said && (
      <Note kind="ok" role="status">
        {said}
      </Note>
    )
  )
}
