import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, redirect } from 'react-router'
import { attempt, failure, load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { trace } from '../../platform/http/trace.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { DoneNote } from '../../records/list/done-note.tsx'
import { ListSearch } from '../../records/list/list-search.tsx'
import { Pager } from '../../records/list/pager.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import {
  listPlaces,
  listPromptSets,
  readPromptSet,
  setsOnPage,
} from '../list-prompt-sets.server.ts'
import type { Route } from './+types/prompts.route.ts'
import { DatasetTools, datasetImport, ImportDataset } from './dataset-tools.tsx'
import { deletion } from './delete-set.tsx'
import { importOutcome } from './import-outcome.ts'
import { listRequest } from './list-request.server.ts'
import { allProfessions, listPath, listView, queryLimit } from './list-view.ts'
import { listFailedText, promptsPath, promptsTexts } from './prompts-texts.ts'
import { SetRows } from './set-rows.tsx'
import './prompt-sets.css'

export const meta = titled('Prompt')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, promptsTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const view = listView(url.searchParams)
    const { rows, total } = await listPromptSets(db, actor, view)
    const deleted = url.searchParams.get('elimina')
    return {
      view,
      rows,
      total,
      hasNext: view.page * setsOnPage < total,
      places: await listPlaces(db, actor),
      now: Date.now(),
      outcome: importOutcome(url.searchParams),
      asked: deleted === null ? null : await askedAbout(actor, deleted),
      isImporting: url.searchParams.has('importa'),
    }
  })

async function askedAbout(actor: Parameters<typeof readPromptSet>[1], id: string) {
  const { shownTitle } = await readPromptSet(db, actor, id)
  return { id, title: shownTitle }
}

/** Carries out one of the list's forms: leads on when it is done, or says what came of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request)
  const actor = requireAdmin(context, listFailedText(sent.get('intent')))
  const asked = listRequest(sent)
  if (!asked) throw failure('BAD_REQUEST', 400, 'Questa operazione non esiste.')
  const outcome = await attempt(context, asked.failedText, () =>
    asked.carryOut(db, actor, sent, env.PUBLIC_URL),
  )
  // One of the known ones; what is deleted stands in the trash.
  const reason = String(sent.get('intent'))
  const isImport = !('init' in outcome) && reason !== 'delete'
  if (isImport) trace(context, 'contentImported', { reason })
  if ('path' in outcome) return redirect(outcome.path, 303)
  return 'sync' in outcome ? data(outcome.sync) : outcome
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  return keepScreen(serverAction, listFailedText(intent))
}

export const ErrorBoundary = adminErrorBoundary(promptsTexts.listFailed, {
  to: promptsPath,
  label: 'Torna ai prompt',
})

const doneTexts = {
  creato: 'Set di prompt creato.',
  salvato: 'Set di prompt salvato.',
  eliminato: 'Set di prompt eliminato. Resta nel cestino per 30 giorni.',
}

export default function Prompts({ loaderData, actionData }: Route.ComponentProps) {
  const { view, rows, total, hasNext, places, now, outcome, asked, isImporting } = loaderData
  const answer = useLastAnswer(actionData)
  return (
    <>
      <PageHead
        title="Prompt"
        text="Blocchi e template che la Fucina offre a ogni professione."
        actions={
          <>
            <ImportDataset />
            <ButtonLink
              kind="main"
              to={`${promptsPath}/new`}
              icon={<Plus aria-hidden="true" className="i" />}
            >
              Nuovo set
            </ButtonLink>
          </>
        }
      />
      <DoneNote texts={doneTexts} />
      {outcome && <ImportNote lines={outcome} />}
      {asked && <ConfirmPanel act={deletion(asked)} cancelTo={promptsPath} />}
      {isImporting && <ConfirmPanel act={datasetImport} cancelTo={promptsPath} />}
      <ListSearch
        label="Cerca nei prompt"
        placeholder="Testo, categoria o template"
        query={view.query}
        maxLength={queryLimit}
      >
        <SelectField
          key={view.profession}
          label="Professione"
          name="professione"
          defaultValue={view.profession}
        >
          <option value={allProfessions}>Tutte le professioni</option>
          {places.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </ListSearch>
      {rows.length > 0 ? (
        <SetRows rows={rows} total={total} now={now} />
      ) : (
        <EmptyState
          title={promptsTexts.none}
          action={<ButtonLink to={promptsPath}>Mostra tutti i set</ButtonLink>}
        />
      )}
      <Pager
        said={total === 1 ? '1 set' : `${total} set`}
        first={view.page > 1 ? listPath({ ...view, page: 1 }) : null}
        next={hasNext ? listPath({ ...view, page: view.page + 1 }) : null}
      />
      <DatasetTools answer={answer} />
    </>
  )
}

/** Takes the focus as DoneNote does. */
function ImportNote({ lines }: { lines: string[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="done-note">
      <Note kind="ok">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Note>
    </div>
  )
}
