import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { data, useNavigate, useNavigation } from 'react-router'
import { savedElsewherePath, savedListPath } from '../paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { attempt, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env } from '../platform/process.server.ts'
import { useOutcome } from '../records/acts/done-note.tsx'
import { outcomeOf } from '../records/acts/outcome.ts'
import { buttonClass } from '../ui/button.tsx'
import { contentId } from '../ui/content-id.ts'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { Snackbar } from '../ui/snackbar.tsx'
import { Status } from '../ui/status.tsx'
import type { Route } from './+types/saved-list.route'
import { keptTotals, listSaved } from './list.server.ts'
import { FilterBar, LayoutBar, SortBar, TagBar, Totals } from './list-bars.tsx'
import { readListRequest } from './list-request.server.ts'
import { restorableId } from './read.server.ts'
import { failureText, foundText, savedListId, savedTexts } from './saved.ts'
import { changeListed } from './saved-action.server.ts'
import { savedCeilings } from './saved-ceiling.server.ts'
import { SavedList } from './saved-list.tsx'
import { narrowsSaved, viewAddress } from './saved-view.ts'
import { SearchForm } from './search-form.tsx'
import { useDeleted } from './use-delete.ts'
import { useUndo } from './use-undo.ts'

export const meta = titled('Risposte salvate')

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  load(context, savedTexts.listFailed, async () => {
    const user = requireUser(context)
    const { view, headers } = readListRequest(env, request, url)
    const list = await listSaved(db, user, view)
    const kept = narrowsSaved(view) ? await keptTotals(db, user) : list.totals
    const outcome = outcomeOf(url.searchParams)
    const gone = outcome?.done === 'delete' ? outcome.id : null
    const deleted = await restorableId(db, user, gone)
    const isElsewhere = url.pathname + url.search === savedElsewherePath()
    return data({ view, list, kept, deleted, isElsewhere }, { headers })
  })

/** Deletes and restores from where the list is shown; the screen itself removes the card. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request)
  return attempt(context, failureText(form), async () =>
    changeListed(db, requireUser(context), { form, ceilings: savedCeilings(env) }),
  )
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepScreen(serverAction, failureText(await request.clone().formData()))
}

export const ErrorBoundary = loadErrorBoundary(savedTexts.listFailed)

export default function SavedListScreen({ loaderData }: Route.ComponentProps) {
  const { view, list, kept, deleted, isElsewhere } = loaderData
  const navigate = useNavigate()
  useOutcome()
  const navigation = useNavigation()
  const isBusy = navigation.location?.pathname === savedListPath()
  const here = viewAddress(view, { after: view.after })
  const undo = useUndo(savedListPath(), deleted, () => {
    if (deleted) navigate(here, { replace: true, preventScrollReset: true })
  })
  useDeleted(savedListPath(), (id) => {
    // The button that had the focus goes with its card, the list's heading with the last of them.
    const heading = list.items.length > 1 && document.getElementById(savedListId)
    const place = heading || document.getElementById(contentId)
    place?.focus({ preventScroll: true })
    undo.show(id)
  })
  // What is opened or closed by hand stays so, whatever is chosen in it.
  const [isOpen] = useState(view.sort !== 'newest' || view.filter !== 'all' || view.tag !== null)
  const isEmpty = list.items.length === 0 && !narrowsSaved(view) && view.after === null

  return (
    <div className="wrap pb-16">
      <header className="top max-md:pt-5 max-md:pb-4">
        <h1 className="text-[min(var(--fs-title),9.5vw)]">Risposte salvate</h1>
        <Totals totals={kept} />
      </header>
      {isElsewhere && (
        <div className="mb-6">
          <Note kind="ok">
            Ora sei nel tuo account. La tua risposta ti aspetta nell'altra scheda del browser: torna
            lì e premi di nuovo «Salva Risposta». Poi la ritrovi qui.
          </Note>
        </div>
      )}
      {!isEmpty && (
        <div className="stack gap-2 border-t-[1.5px] border-rule pt-4">
          <SearchForm view={view} isBusy={isBusy} />
          <details open={isOpen}>
            <summary className={buttonClass({ kind: 'quiet', size: 'small' }, '-ml-2.5')}>
              <SlidersHorizontal aria-hidden="true" className="i" />
              Ordina e filtra
            </summary>
            <div className="stack gap-4 py-3">
              <div className="flex flex-wrap justify-between gap-3">
                <SortBar view={view} />
                <FilterBar view={view} />
                <LayoutBar view={view} />
              </div>
              <TagBar view={view} tags={list.tags} />
            </div>
          </details>
          <Status>{narrowsSaved(view) ? foundText(list.totals) : null}</Status>
        </div>
      )}
      <SavedList key={viewAddress(view, {})} view={view} page={list} />
      <Snackbar
        message={undo.message}
        actionLabel="Annulla"
        onAction={undo.undo}
        onClose={undo.close}
      />
    </div>
  )
}
