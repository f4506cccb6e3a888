import { Plus } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { adminPromptSetsPath, editPromptSetPath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId } from '../../records/acts/question.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { ListScreen } from '../../records/list/list-screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { deletePromptSet } from '../edit-prompt-set.server.ts'
import { importDataset, importPromptSets } from '../import-prompt-sets.server.ts'
import {
  listPlaces,
  listPromptSets,
  type PromptSetRow,
  readPromptSet,
  setsOnPage,
} from '../list-prompt-sets.server.ts'
import type { Route } from './+types/prompts.route.ts'
import { DatasetTools, datasetImport, ImportDataset } from './dataset-tools.tsx'
import { countsOf, importedLines } from './import-counts.ts'
import { allProfessions, listPath, listView, queryLimit } from './list-view.ts'
import { promptsTexts } from './prompts-texts.ts'
import { setDeletion, setListActs } from './set-acts.ts'
import { setColumns } from './set-rows.tsx'
import { readSetsFile, sync } from './sync-sets.server.ts'
import './prompt-sets.css'
import { trashTime } from '../../records/trash/trash-days.ts'

export const meta = titled(adminTitle('Prompt'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, promptsTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const view = listView(url.searchParams)
    const { rows, total } = await listPromptSets(db, actor, view)
    const deleted = askedId(url.searchParams, 'delete')
    return {
      view,
      rows,
      total,
      hasNext: view.page * setsOnPage < total,
      places: await listPlaces(db, actor),
      now: Date.now(),
      asked: deleted === null ? null : await askedAbout(actor, deleted),
      isImporting: askedId(url.searchParams, 'import') !== null,
    }
  })

async function askedAbout(actor: Parameters<typeof readPromptSet>[1], id: string) {
  const { shownTitle: title, blocks, templates } = await readPromptSet(db, actor, id)
  return { id, title, blocks: blocks.length, templates: templates.length }
}

/** Carries out one of the list's forms: leads back to it, or says what a sync did. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, setListActs.failedText(form))
  const back = (done: 'delete' | 'import', counts?: number[]) =>
    redirect(outcomeAddress(adminPromptSetsPath(), { done, ...(counts && { counts }) }), 303)
  const traced = (reason: string) => audit(context, 'contentImported', { reason })
  return carryOut(context, setListActs, form, {
    sync: async () => {
      const target = idOf(form)
      const answer = await sync(db, actor, target, env.PUBLIC_URL)
      traced(target)
      return answer
    },
    import: async () => {
      const { leftOut, ...counts } = await importDataset(db, actor)
      traced('dataset')
      return back('import', countsOf({ ...counts, leftOut: leftOut.length }))
    },
    'import-file': async () => {
      const counts = await importPromptSets(db, actor, await readSetsFile(form))
      traced('file')
      return back('import', countsOf(counts))
    },
    delete: async () => {
      await deletePromptSet(db, actor, idOf(form))
      return back('delete')
    },
  })
}

export const clientAction = keepActs<Awaited<ReturnType<typeof action>>>(setListActs)

export const ErrorBoundary = adminErrorBoundary(promptsTexts.listFailed, {
  to: adminPromptSetsPath(),
  label: 'Torna ai prompt',
})

const doneTexts = (rows: PromptSetRow[]): DoneTexts => ({
  create: ({ id }) => (
    <>
      <p>Set di prompt creato.</p>
      {id && rows.find((row) => row.id === id)?.isPublished === false && (
        <p>
          È una bozza: quando è pronto, <Link to={editPromptSetPath(id)}>aprilo</Link> e premi
          «Pubblica».
        </p>
      )}
    </>
  ),
  save: 'Set di prompt salvato.',
  delete: `Set di prompt eliminato. Resta nel cestino per ${trashTime}.`,
  import: ({ counts }) => importedLines(counts).map((line) => <p key={line}>{line}</p>),
})

export default function Prompts({ loaderData, actionData }: Route.ComponentProps) {
  const { view, rows, total, hasNext, places, now, asked, isImporting } = loaderData
  const answer = useLastAnswer(actionData)
  const act = asked ? setDeletion(asked) : isImporting ? datasetImport : null
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
              to={editPromptSetPath(newId)}
              icon={<Plus aria-hidden="true" className="i" />}
            >
              Nuovo set
            </ButtonLink>
          </>
        }
      />
      <ListScreen
        doneTexts={doneTexts(rows)}
        // Said beside the tools below, where most of these forms stand.
        failure={null}
        question={act && { act, cancelTo: adminPromptSetsPath() }}
        search={{
          label: 'Cerca nei prompt',
          placeholder: 'Testo, categoria o template',
          query: view.query,
          maxLength: queryLimit,
          children: (
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
          ),
        }}
        list={{
          caption: `Set di prompt, ${rows.length} di ${total}`,
          columns: setColumns(now),
          rows,
          idOf: ({ id }) => id,
        }}
        none={
          <EmptyState
            title={promptsTexts.none}
            action={<ButtonLink to={adminPromptSetsPath()}>Mostra tutti i set</ButtonLink>}
          />
        }
        pager={{
          said: total === 1 ? '1 set' : `${total} set`,
          first: view.page > 1 ? listPath({ ...view, page: 1 }) : null,
          next: hasNext ? listPath({ ...view, page: view.page + 1 }) : null,
        }}
      />
      <DatasetTools answer={answer} />
    </>
  )
}
