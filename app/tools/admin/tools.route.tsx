import { Plus } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { editToolPath, trashPath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { longestQuery } from '../../platform/well-formed.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId } from '../../records/acts/question.ts'
import { FileSection } from '../../records/exchange/file-section.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { samePage } from '../../records/list/list-address.ts'
import { failureIn, ListScreen } from '../../records/list/list-screen.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { listToolsForAdmin, toolCategories } from '../admin-tools.server.ts'
import { deleteTool, setToolActive } from '../edit-tool.server.ts'
import { toolTexts } from '../tool.ts'
import type { Route } from './+types/tools.route'
import { toolDeletion, toolListActs } from './tool-acts.ts'
import { parseToolListView, toolListPath, totalText } from './tool-list-view.ts'
import { NoTools, toolColumns } from './tool-table.tsx'

export const meta = titled(adminTitle('Strumenti AI'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, toolTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const { searchParams } = url
    const view = parseToolListView(searchParams)
    const [page, categories] = await Promise.all([
      listToolsForAdmin(db, actor, view),
      toolCategories(db, actor),
    ])
    const asked = page.items.find(({ id }) => id === askedId(searchParams, 'delete')) ?? null
    return { view, page, categories, asked, now: Date.now() }
  })

/** Does what a row's button asks for, and leads back to the same list. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const form = await readForm(request)
  const actor = requireAdmin(context, toolListActs.failedText(form))
  const id = idOf(form)
  const view = parseToolListView(url.searchParams)
  const here = toolListPath(view, samePage(view))
  const back = (done: 'delete' | 'activate' | 'deactivate', to = here) =>
    redirect(outcomeAddress(to, { done }), 303)
  return carryOut(context, toolListActs, form, {
    delete: async () => {
      await deleteTool(db, actor, id)
      // The row that a page begins after may be the one that is gone.
      return back('delete', toolListPath(view))
    },
    activate: async () => {
      await setToolActive(db, actor, id, true)
      return back('activate')
    },
    deactivate: async () => {
      await setToolActive(db, actor, id, false)
      return back('deactivate')
    },
  })
}

export const clientAction = keepActs(toolListActs)

export const ErrorBoundary = adminErrorBoundary(toolTexts.listFailed)

const doneTexts = {
  delete: (
    <>
      Lo strumento è nel cestino: per {trashTime} puoi ripristinarlo.{' '}
      <Link to={trashPath()}>Vai al cestino</Link>
    </>
  ),
  activate: 'Lo strumento è attivo: ora lo vedono tutti.',
  deactivate: 'Lo strumento è inattivo: ora lo vedono solo gli amministratori.',
}

export default function ToolsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, page, categories, asked, now } = loaderData
  const { items, previous, next } = page
  const answer = useLastAnswer(actionData)
  const state = view.isActive === null ? '' : view.isActive ? 'attivo' : 'inattivo'
  return (
    <>
      <PageHead
        title="Strumenti AI"
        actions={
          <ButtonLink
            to={editToolPath(newId)}
            kind="main"
            icon={<Plus aria-hidden="true" className="i" />}
          >
            Nuovo strumento
          </ButtonLink>
        }
      />
      <ListScreen
        doneTexts={doneTexts}
        failure={failureIn(answer)}
        question={
          asked && { act: toolDeletion(asked), cancelTo: toolListPath(view, samePage(view)) }
        }
        search={{
          label: 'Cerca tra gli strumenti',
          placeholder: 'Nome, descrizione o categoria',
          query: view.query,
          maxLength: longestQuery,
          children: (
            <>
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
            </>
          ),
        }}
        list={{
          caption: totalText(page, view),
          columns: toolColumns(view, now),
          rows: items,
          idOf: ({ id }) => id,
        }}
        none={<NoTools view={view} />}
        pager={{
          said: totalText(page, view),
          first: view.after || view.before ? toolListPath(view) : null,
          previous: previous && toolListPath(view, { before: previous }),
          next: next && toolListPath(view, { after: next }),
        }}
      />
      <FileSection kind="tools" />
    </>
  )
}

/** A category that no tool carries now is still what the list was asked for. */
const withChosen = (categories: string[], chosen: string | null) =>
  chosen === null || categories.includes(chosen) ? categories : [...categories, chosen]
