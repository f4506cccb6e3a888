import { Plus, RotateCcw } from 'lucide-react'
import { redirect, replace, useSearchParams } from 'react-router'
import { adminScenesPath, editScenePath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { ConfirmLink } from '../../records/acts/confirm-act.tsx'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId, questionAddress } from '../../records/acts/question.ts'
import { FileSection } from '../../records/exchange/file-section.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn, ListScreen } from '../../records/list/list-screen.tsx'
import { MoveSaid } from '../../records/list/moves.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { listScenesForAdmin } from '../scenes/admin-scenes.server.ts'
import { deleteScene, moveScene } from '../scenes/edit-scene.server.ts'
import { previewScenesReset, resetScenes } from '../scenes/reset-scenes.server.ts'
import { undoDeletion } from '../scenes/restore-scene.server.ts'
import type { Route } from './+types/scenes.route'
import { listTexts } from './outcome.tsx'
import { sceneDeletion, sceneListActs, scenesReset } from './scene-acts.tsx'
import { sceneColumns } from './scene-columns.tsx'
import { adminTexts } from './scene-texts.ts'

export const meta = titled(adminTitle('Scene'))

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, adminTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    return {
      rows: await listScenesForAdmin(db, actor),
      preview: await previewScenesReset(db, actor),
      now: Date.now(),
    }
  })

/** Does what a button of the list asks for, and leads back to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, sceneListActs.failedText(form))
  const id = idOf(form)
  const back = (done: 'delete' | 'undo' | 'reset', about?: string) =>
    redirect(outcomeAddress(adminScenesPath(), { done, id: about }), 303)
  const move = (direction: 'up' | 'down') => async () => {
    await moveScene(db, actor, id, direction)
    return replace(outcomeAddress(adminScenesPath(), { done: `move-${direction}`, id }))
  }
  return carryOut(context, sceneListActs, form, {
    delete: async () => back('delete', await deleteScene(db, actor, id)),
    undo: async () => back('undo', await undoDeletion(db, actor, id)),
    'move-up': move('up'),
    'move-down': move('down'),
    reset: async () => {
      await resetScenes(db, actor)
      audit(context, 'contentReset', { reason: 'scenes' })
      return back('reset')
    },
  })
}

export const clientAction = keepActs(sceneListActs)

export const ErrorBoundary = adminErrorBoundary(adminTexts.listFailed)

/** All scenes, in the order in which everybody meets them. */
export default function Scenes({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, preview, now } = loaderData
  const failure = useLastAnswer(actionData)
  const [search] = useSearchParams()
  const act = askedAct(search, loaderData)
  return (
    <>
      <PageHead
        title="Scene"
        text={<p>Sono gli esercizi della palestra contro le truffe, in questo ordine.</p>}
        actions={
          <ButtonLink
            kind="main"
            to={editScenePath(newId)}
            icon={<Plus aria-hidden="true" className="i" />}
          >
            Nuova scena
          </ButtonLink>
        }
      />
      <MoveSaid rows={rows.map(({ id, title }) => ({ id, name: title }))} />
      <ListScreen
        doneTexts={listTexts}
        failure={failureIn(failure)}
        question={act && { act, cancelTo: adminScenesPath() }}
        search={null}
        list={{
          caption: `Scene: ${rows.length}, nell'ordine in cui si vedono`,
          columns: sceneColumns(now),
          rows: rows.map((row, index) => ({ ...row, place: index + 1, of: rows.length })),
          idOf: ({ id }) => id,
        }}
        none={
          <EmptyState
            title="Nessuna scena"
            text="Una scena è un messaggio inventato: chi impara decide se fidarsi. Scrivine una, oppure riprendi quelle incluse."
          />
        }
        pager={null}
      />
      <section className="built-in-part stack" aria-labelledby="incluse">
        <h2 id="incluse">Scene incluse</h2>
        <p className="measure">
          Fucina arriva con alcune scene già pronte. Se qualcosa è andato storto, puoi tornare a
          quelle. Prima ti dico che cosa cambia.
        </p>
        <div>
          <ConfirmLink
            kind="danger"
            act={scenesReset(preview)}
            to={questionAddress(adminScenesPath(), 'reset')}
            icon={<RotateCcw aria-hidden="true" className="i" />}
          >
            Ripristina le scene incluse
          </ConfirmLink>
        </div>
      </section>
      <FileSection kind="scenes" />
    </>
  )
}

/** What the address asks before an act, for who has no script. */
function askedAct(search: URLSearchParams, { rows, preview }: Route.ComponentProps['loaderData']) {
  const toDelete = rows.find(({ id }) => id === askedId(search, 'delete'))
  if (toDelete) return sceneDeletion(toDelete)
  return askedId(search, 'reset') !== null ? scenesReset(preview) : null
}
