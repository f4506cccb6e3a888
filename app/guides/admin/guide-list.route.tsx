import { Plus } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { editGuidePath, trashPath } from '../../admin-paths.ts'
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
import { listGuidesForAdmin } from '../admin-guides.server.ts'
import { deleteGuide } from '../edit-guide.server.ts'
import { guideTexts } from '../guide.ts'
import type { Route } from './+types/guide-list.route'
import { guideDeletion, guideListActs } from './guide-acts.ts'
import { guideListPath, parseGuideListView, totalText } from './guide-list-view.ts'
import { guideColumns, NoGuides } from './guide-table.tsx'

export const meta = titled(adminTitle('Guide'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, guideTexts.listFailed, async () => {
    const view = parseGuideListView(url.searchParams)
    const page = await listGuidesForAdmin(db, requireAdmin(context), view)
    const asked = page.items.find(({ id }) => id === askedId(url.searchParams, 'delete')) ?? null
    return { view, page, asked, now: Date.now() }
  })

/** Deletes a guide, and shows the same list without it. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const form = await readForm(request)
  const actor = requireAdmin(context, guideListActs.failedText(form))
  return carryOut(context, guideListActs, form, {
    delete: async () => {
      await deleteGuide(db, actor, idOf(form))
      const list = guideListPath(parseGuideListView(url.searchParams))
      return redirect(outcomeAddress(list, { done: 'delete' }), 303)
    },
  })
}

export const clientAction = keepActs(guideListActs)

export const ErrorBoundary = adminErrorBoundary(guideTexts.listFailed)

const doneTexts = {
  delete: (
    <>
      La guida è nel cestino: per {trashTime} puoi ripristinarla.{' '}
      <Link to={trashPath()}>Vai al cestino</Link>
    </>
  ),
}

export default function GuideListScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, page, asked, now } = loaderData
  const { items, previous, next } = page
  const answer = useLastAnswer(actionData)
  const state = view.isPublished === null ? '' : view.isPublished ? 'pubblicato' : 'bozza'
  return (
    <>
      <PageHead
        title="Guide"
        actions={
          <ButtonLink
            to={editGuidePath(newId)}
            kind="main"
            icon={<Plus aria-hidden="true" className="i" />}
          >
            Nuova guida
          </ButtonLink>
        }
      />
      <ListScreen
        doneTexts={doneTexts}
        failure={failureIn(answer)}
        question={
          asked && { act: guideDeletion(asked), cancelTo: guideListPath(view, samePage(view)) }
        }
        search={{
          label: 'Cerca tra le guide',
          placeholder: 'Titolo, strumento o descrizione',
          query: view.query,
          maxLength: longestQuery,
          children: (
            <>
              <SelectField key={state} label="Stato" name="stato" defaultValue={state}>
                <option value="">Tutte</option>
                <option value="pubblicato">Pubblicato</option>
                <option value="bozza">Bozza</option>
              </SelectField>
              {view.order === 'changed' && <input type="hidden" name="ordine" value="modifica" />}
            </>
          ),
        }}
        list={{
          caption: totalText(page, view),
          columns: guideColumns(view, now),
          rows: items,
          idOf: ({ id }) => id,
        }}
        none={<NoGuides view={view} page={page} />}
        pager={{
          said: totalText(page, view),
          first: view.after || view.before ? guideListPath(view) : null,
          previous: previous && guideListPath(view, { before: previous }),
          next: next && guideListPath(view, { after: next }),
        }}
      />
      <FileSection kind="guides" />
    </>
  )
}
