import { Link } from 'react-router'
import { editPromptSetPath } from '../../admin-paths.ts'
import { newId, withQuery } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { failure } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { linkPromptSets, type Mended, syncProfessionIds } from '../../professions/mend.server.ts'
import { idOf, keepActs, unknownAct } from '../../records/acts/acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { answerList } from '../../records/list/answer-list.server.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { RecordList } from '../../records/list/record-list.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { Tag } from '../../ui/tag.tsx'
import type { SetContent } from '../placed-sets.server.ts'
import { blockCategories, everydaySetId, everydayTitle } from '../prompt-set.ts'
import { promptSetNoun } from '../prompt-set-noun.ts'
import type { Route } from './+types/prompts.route.ts'
import {
  isSyncTarget,
  promptsTexts,
  setFailedTexts,
  setGoesWith,
  setListActs,
} from './list-acts.ts'
import { ImportDataset, SyncTools } from './sync-tools.tsx'
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

export const action = (args: Route.ActionArgs) =>
  answerList(args, db, promptSetNoun, {
    failedTexts: setFailedTexts,
    works: (actor, form) => ({
      sync: async () => {
        const target = idOf(form)
        if (!isSyncTarget(target)) throw failure('BAD_REQUEST', 400, unknownAct)
        const mended =
          target === 'sets'
            ? await linkPromptSets(db, actor)
            : await syncProfessionIds(db, actor, env.PUBLIC_URL)
        audit(args.context, 'contentImported', { reason: target })
        return { mended }
      },
    }),
  })

export const clientAction = keepActs<Awaited<ReturnType<typeof action>>>(setListActs)

export const ErrorBoundary = adminErrorBoundary(promptsTexts.listFailed)

/** All sets of prompts, and what is done to all of them at once. */
export default function Prompts({ loaderData, actionData }: Route.ComponentProps) {
  const { mended = null } = (useLastAnswer(actionData) ?? {}) as { mended?: Mended }
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
      deletionDetail={({ title, row }) => setGoesWith({ title, ...row })}
      moreActs={({ id }) => (
        <li>
          <Link to={withQuery(editPromptSetPath(newId), { copia: id })}>Duplica</Link>
        </li>
      )}
      facetLabels={{ [everydaySetId]: everydayTitle }}
      notFoundTitle={promptsTexts.none}
      noneText="Un set lo scrivi tu, oppure li prendi tutti con «Importa Dataset»."
    >
      <SyncTools mended={mended} />
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
