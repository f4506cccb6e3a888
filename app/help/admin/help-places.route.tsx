import { Eye, Plus } from 'lucide-react'
import { Link, redirect, replace } from 'react-router'
import { adminHelpPath, editHelpPlacePath, trashPath } from '../../admin-paths.ts'
import { helpPath, newId } from '../../paths.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId } from '../../records/acts/question.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn, ListScreen } from '../../records/list/list-screen.tsx'
import { MoveSaid } from '../../records/list/moves.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { deleteHelpPlace, moveHelpPlace } from '../edit-help-place.server.ts'
import { helpPlaceTexts } from '../help-place.ts'
import { listHelpPlacesForAdmin } from '../help-places.server.ts'
import type { Route } from './+types/help-places.route'
import { helpPlaceDeletion, helpPlaceListActs } from './help-place-acts.ts'
import { helpPlaceColumns } from './help-place-rows.tsx'

export const meta = titled(adminTitle('Chi aiuta'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, helpPlaceTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const rows = await listHelpPlacesForAdmin(db, actor)
    const asked = rows.find(({ id }) => id === askedId(url.searchParams, 'delete')) ?? null
    return { rows, asked, now: Date.now() }
  })

/** Does what a row's button asks for, and leads back to the list. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request)
  const actor = requireAdmin(context, helpPlaceListActs.failedText(form))
  const id = idOf(form)
  const move = (direction: 'up' | 'down') => async () => {
    await moveHelpPlace(db, actor, id, direction)
    return replace(outcomeAddress(adminHelpPath(), { done: `move-${direction}`, id }))
  }
  return carryOut(context, helpPlaceListActs, form, {
    delete: async () => {
      await deleteHelpPlace(db, actor, id)
      return redirect(outcomeAddress(adminHelpPath(), { done: 'delete' }), 303)
    },
    'move-up': move('up'),
    'move-down': move('down'),
  })
}

export const clientAction = keepActs(helpPlaceListActs)

export const ErrorBoundary = adminErrorBoundary(helpPlaceTexts.listFailed)

const doneTexts = {
  delete: (
    <>
      La scheda è nel cestino: per {trashTime} puoi ripristinarla.{' '}
      <Link to={trashPath()}>Vai al cestino</Link>
    </>
  ),
}

/** All places of help, in the order in which everybody sees them. */
export default function HelpPlaces({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, asked, now } = loaderData
  const answer = useLastAnswer(actionData)
  return (
    <>
      <PageHead
        title="Chi aiuta"
        text={
          <p>
            I luoghi e le persone che si leggono in fondo alla pagina «Aiuto», in questo ordine.
          </p>
        }
        actions={
          <>
            <ButtonLink
              to={editHelpPlacePath(newId)}
              kind="main"
              icon={<Plus aria-hidden="true" className="i" />}
            >
              Nuova scheda
            </ButtonLink>
            <ButtonLink to={helpPath()} icon={<Eye aria-hidden="true" className="i" />}>
              Vedi la pagina
            </ButtonLink>
          </>
        }
      />
      <MoveSaid rows={rows} />
      <ListScreen
        doneTexts={doneTexts}
        failure={failureIn(answer)}
        question={asked && { act: helpPlaceDeletion(asked), cancelTo: adminHelpPath() }}
        search={null}
        list={{
          caption: `Chi aiuta: ${rows.length}, nell'ordine in cui si leggono`,
          columns: helpPlaceColumns(now),
          rows: rows.map((row, index) => ({ ...row, place: index + 1, of: rows.length })),
          idOf: ({ id }) => id,
        }}
        none={
          <EmptyState
            title="Nessuna scheda"
            text="Finché è vuoto, in «Aiuto» non si legge nessun luogo. La prima scheda la scrivi con «Nuova scheda»."
          />
        }
        pager={null}
      />
    </>
  )
}
