import { Plus, RotateCcw } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { ConfirmLink, ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { listForAdministrators } from '../admin-professions.server.ts'
import { previewReset } from '../built-in.server.ts'
import type { Route } from './+types/professions.route'
import { deletion, reset } from './acts.tsx'
import { ClonePanel } from './clone-panel.tsx'
import { answerList } from './list-request.server.ts'
import { OutcomeNote } from './outcome.tsx'
import { ProfessionRows } from './profession-rows.tsx'
import {
  adminTexts,
  listFailedText,
  listPath,
  unanswered,
  unavailable,
} from './profession-texts.ts'
import './professions.css'

export const meta = titled('Professioni')

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, adminTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    return {
      rows: await listForAdministrators(db, actor),
      preview: await previewReset(db, actor),
      now: Date.now(),
    }
  })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, listFailedText(form.get('intent'), unavailable))
  return answerList(context, db, actor, form)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  return keepScreen(serverAction, listFailedText(intent, unanswered))
}

export const ErrorBoundary = adminErrorBoundary(adminTexts.listFailed)

/** All professions, in the order in which everybody sees them (ADMP-01). */
export default function Professions({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, preview, now } = loaderData
  const failure = useLastAnswer(actionData)
  return (
    <>
      <PageHead
        title="Professioni"
        text={<p>Sono le botteghe della pagina iniziale e della Fucina, in questo ordine.</p>}
        actions={
          <ButtonLink
            kind="main"
            to={`${listPath}/new`}
            icon={<Plus aria-hidden="true" className="i" />}
          >
            Nuova professione
          </ButtonLink>
        }
      />
      {failure && (
        <Note kind="bad" role="alert" className="mb-4">
          {failure.message}
        </Note>
      )}
      <OutcomeNote rows={rows} />
      <Question rows={rows} preview={preview} />
      {rows.length > 0 ? <ProfessionRows rows={rows} now={now} /> : <None />}
      <section className="reset-professions stack" aria-labelledby="incluse">
        <h2 id="incluse">Professioni incluse</h2>
        <p className="measure">
          Fucina arriva con otto professioni già pronte. Se qualcosa è andato storto, puoi tornare a
          quelle. Prima ti dico che cosa cambia.
        </p>
        <div>
          <ConfirmLink
            kind="danger"
            act={reset(preview)}
            to="?ripristina"
            icon={<RotateCcw aria-hidden="true" className="i" />}
          >
            Riporta alle professioni incluse
          </ConfirmLink>
        </div>
      </section>
    </>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

/** What the address asks about: a clone, or for who has no script a deletion or a reset. */
function Question({ rows, preview }: Pick<LoaderData, 'rows' | 'preview'>) {
  const [parameters] = useSearchParams()
  const named = (parameter: string) => rows.find(({ id }) => id === parameters.get(parameter))
  const toClone = named('clona')
  if (toClone) return <ClonePanel profession={toClone} />
  const toDelete = named('elimina')
  if (toDelete) return <ConfirmPanel act={deletion(toDelete)} cancelTo={listPath} />
  if (parameters.has('ripristina')) return <ConfirmPanel act={reset(preview)} cancelTo={listPath} />
  return null
}

function None() {
  return (
    <EmptyState
      title="Nessuna professione"
      text="Finché non ce n'è nessuna, nel sito si vedono le otto professioni incluse."
    />
  )
}
