import { Plus, RotateCcw } from 'lucide-react'
import { redirect, replace, useSearchParams } from 'react-router'
import { adminProfessionsPath, editProfessionPath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { ConfirmLink } from '../../records/acts/confirm-act.tsx'
import { keepActs, unanswered } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId, questionAddress } from '../../records/acts/question.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn, ListScreen } from '../../records/list/list-screen.tsx'
import { MoveSaid } from '../../records/list/moves.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { listForAdministrators } from '../admin-professions.server.ts'
import { previewReset } from '../built-in.server.ts'
import { deleteProfession, moveProfession } from '../edit-profession.server.ts'
import { cloneWithSet } from '../profession-with-set.server.ts'
import type { Route } from './+types/professions.route'
import { ClonePanel } from './clone-panel.tsx'
import { doneTexts } from './outcome.tsx'
import { professionDeletion, professionListActs, reset } from './profession-acts.tsx'
import { professionColumns } from './profession-rows.tsx'
import { adminTexts, resetFailed } from './profession-texts.ts'
import { answerReset } from './reset-request.server.ts'
import './professions.css'

export const meta = titled(adminTitle('Professioni'))

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, adminTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    return {
      rows: await listForAdministrators(db, actor),
      preview: await previewReset(db, actor),
      now: Date.now(),
    }
  })

/** Does what a button of the list asks for; a reset and a move end on it again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, professionListActs.failedText(form))
  const id = idOf(form)
  const move = (direction: 'up' | 'down') => async () => {
    await moveProfession(db, actor, id, direction)
    return replace(outcomeAddress(adminProfessionsPath(), { done: `move-${direction}`, id }))
  }
  return carryOut(context, professionListActs, form, {
    reset: () => answerReset(context, db, actor),
    delete: async () => {
      await deleteProfession(db, actor, id)
      return redirect(outcomeAddress(adminProfessionsPath(), { done: 'delete' }), 303)
    },
    duplicate: async () => {
      const copy = await cloneWithSet(db, actor, id, { withSet: form.has('withSet') })
      return redirect(
        outcomeAddress(adminProfessionsPath(), { done: 'duplicate', id: copy.id }),
        303,
      )
    },
    'move-up': move('up'),
    'move-down': move('down'),
  })
}

export const clientAction = keepActs({
  failedText: (sent) =>
    professionListActs.asked(sent) === 'reset'
      ? resetFailed(unanswered)
      : professionListActs.failedText(sent),
})

export const ErrorBoundary = adminErrorBoundary(adminTexts.listFailed)

/** All professions, in the order in which everybody sees them. */
export default function Professions({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, preview, now } = loaderData
  const failure = useLastAnswer(actionData)
  const [search] = useSearchParams()
  const act = askedAct(search, loaderData)
  const toClone = rows.find(({ id }) => id === askedId(search, 'duplicate'))
  return (
    <>
      <PageHead
        title="Professioni"
        text={<p>Sono le botteghe della pagina iniziale e della Fucina, in questo ordine.</p>}
        actions={
          <ButtonLink
            kind="main"
            to={editProfessionPath(newId)}
            icon={<Plus aria-hidden="true" className="i" />}
          >
            Nuova professione
          </ButtonLink>
        }
      />
      <MoveSaid rows={rows.map(({ id, title }) => ({ id, name: title }))} />
      {toClone && <ClonePanel profession={toClone} />}
      <ListScreen
        doneTexts={doneTexts(rows)}
        failure={failureIn(failure)}
        question={act && { act, cancelTo: adminProfessionsPath() }}
        search={null}
        list={{
          caption: `Professioni: ${rows.length}, nell'ordine in cui si vedono`,
          columns: professionColumns(now),
          rows: rows.map((row, index) => ({ ...row, place: index + 1, of: rows.length })),
          idOf: ({ id }) => id,
        }}
        none={<None />}
        pager={null}
      />
      <section className="built-in-part stack" aria-labelledby="incluse">
        <h2 id="incluse">Professioni incluse</h2>
        <p className="measure">
          Fucina arriva con delle professioni già pronte. Se qualcosa è andato storto, puoi tornare
          a quelle. Prima ti dico che cosa cambia.
        </p>
        <div>
          <ConfirmLink
            kind="danger"
            act={reset(preview)}
            to={questionAddress(adminProfessionsPath(), 'reset')}
            icon={<RotateCcw aria-hidden="true" className="i" />}
          >
            Riporta alle professioni incluse
          </ConfirmLink>
        </div>
      </section>
    </>
  )
}

/** What the address asks before an act, for who has no script. */
function askedAct(search: URLSearchParams, { rows, preview }: Route.ComponentProps['loaderData']) {
  const toDelete = rows.find(({ id }) => id === askedId(search, 'delete'))
  if (toDelete) return professionDeletion(toDelete)
  return askedId(search, 'reset') !== null ? reset(preview) : null
}

function None() {
  return (
    <EmptyState
      title="Nessuna professione"
      text="Finché non ce n'è nessuna, nel sito si vedono le professioni incluse."
    />
  )
}
