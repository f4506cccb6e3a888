import { Link, redirect, useSearchParams } from 'react-router'
import { adminPromptSetsPath, editPromptSetPath } from '../../admin-paths.ts'
import { newId, withQuery } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId } from '../../records/acts/question.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { answerList, loadList } from '../../records/list/record-list.server.ts'
import { RecordList } from '../../records/list/record-list.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { Tag } from '../../ui/tag.tsx'
import { importDataset, importPromptSets } from '../import-prompt-sets.server.ts'
import type { SetContent } from '../placed-sets.server.ts'
import { blockCategories, everydaySetId, everydayTitle } from '../prompt-set.ts'
import { promptSetNoun } from '../prompt-set-noun.ts'
import type { Route } from './+types/prompts.route.ts'
import { DatasetTools, datasetImport, ImportDataset } from './dataset-tools.tsx'
import { countsOf, importedLines } from './import-counts.ts'
import { goesWith, ownFailedTexts, setListActs } from './list-acts.ts'
import { promptsTexts } from './prompts-texts.ts'
import { readSetsFile, type SyncAnswer, sync } from './sync-sets.server.ts'
import './prompt-sets.css'

export const meta = titled(adminTitle('Prompt'))

export const loader = (args: Route.LoaderArgs) => loadList(args, db, promptSetNoun, rowOf)

/** What the list shows of a set beside its title. */
function rowOf({ professionId, blocks, templates }: SetContent) {
  const used = new Set(blocks.map(({ category }) => category))
  return {
    professionId,
    blocks: blocks.length,
    templates: templates.length,
    categories: blockCategories.filter((category) => used.has(category)),
  }
}

type Row = ReturnType<typeof rowOf>

export function action(args: Route.ActionArgs) {
  const traced = (reason: string) => audit(args.context, 'contentImported', { reason })
  const back = (counts: number[]) =>
    redirect(outcomeAddress(adminPromptSetsPath(), { done: 'import', counts }), 303)
  return answerList(args, db, promptSetNoun, {
    failedTexts: ownFailedTexts,
    works: (actor, form) => ({
      sync: async () => {
        const target = idOf(form)
        const answer = await sync(db, actor, target, env.PUBLIC_URL)
        traced(target)
        return answer
      },
      import: async () => {
        const { leftOut, ...counts } = await importDataset(db, actor)
        traced('dataset')
        return back(countsOf({ ...counts, leftOut: leftOut.length }))
      },
      'import-file': async () => {
        const counts = await importPromptSets(db, actor, await readSetsFile(form))
        traced('file')
        return back(countsOf(counts))
      },
    }),
  })
}

export const clientAction = keepActs<Awaited<ReturnType<typeof action>>>(setListActs)

export const ErrorBoundary = adminErrorBoundary(promptsTexts.listFailed)

const doneTexts: DoneTexts = {
  import: ({ counts }) => importedLines(counts).map((line) => <p key={line}>{line}</p>),
}

/** All sets of prompts, and what is done to all of them at once. */
export default function Prompts({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const answer = useLastAnswer(actionData) as SyncAnswer | null
  const isSynced = answer !== null && 'details' in answer
  return (
    <RecordList<Row>
      noun={promptSetNoun}
      loaded={loaderData}
      answer={actionData}
      title="Prompt"
      text={<p>Blocchi e template che la Fucina offre a ogni professione.</p>}
      actions={<ImportDataset />}
      columns={[
        {
          label: 'Contenuto',
          cell: ({ row: { blocks, templates } }) => (
            <>
              <span className="block">
                {blocks === 1 ? '1\u00a0blocco' : `${blocks}\u00a0blocchi`}
              </span>
              <span className="block">{`${templates}\u00a0template`}</span>
            </>
          ),
        },
        { label: 'Categorie', cell: ({ row }) => categoriesText(row.categories) },
      ]}
      beside={({ id, row }) => (
        <>
          {row.professionId || id}
          {row.professionId === '' && <Tag tone="warm">Senza professione</Tag>}
        </>
      )}
      deletionDetail={({ title, row }) => goesWith({ title, ...row })}
      question={askedId(search, 'import') === null ? null : datasetImport}
      doneTexts={doneTexts}
      moreActs={({ id }) => (
        <li>
          <Link to={withQuery(editPromptSetPath(newId), { copia: id })}>Duplica</Link>
        </li>
      )}
      facetLabels={{ [everydaySetId]: everydayTitle }}
      notFoundTitle={promptsTexts.none}
      noneText="Un set lo scrivi tu, oppure li prendi tutti con «Importa Dataset»."
    >
      <DatasetTools answer={isSynced ? answer : null} />
    </RecordList>
  )
}

/** All of them need no list. */
function categoriesText(categories: readonly string[]) {
  if (categories.length === 0) return '—'
  return categories.length === blockCategories.length
    ? `Tutte e ${categories.length}`
    : categories.join(', ')
}
