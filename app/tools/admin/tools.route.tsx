import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/acts.ts'
import { difficultyLabels } from '../../records/content/content.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { answerList } from '../../records/list/answer-list.server.ts'
import { listActs } from '../../records/list/list-acts.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { RecordList } from '../../records/list/record-list.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { ratingWords } from '../../ui/rating.tsx'
import { toolNoun } from '../tool-noun.ts'
import type { Route } from './+types/tools.route'

export const meta = titled(adminTitle('Strumenti AI'))

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, toolNoun, ({ category, rating, difficulty }) => ({
    ...{ category, rating, difficulty },
  }))

export const action = (args: Route.ActionArgs) => answerList(args, db, toolNoun)

const acts = listActs(toolNoun)

export const clientAction = keepActs(acts)

export const ErrorBoundary = adminErrorBoundary(acts.listFailed)

/** All tools, those that nobody sees yet too. */
export default function ToolsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordList
      noun={toolNoun}
      loaded={loaderData}
      answer={actionData}
      title="Strumenti AI"
      beside={({ row }) => `${row.category}, ${ratingWords(row.rating)}`}
      columns={[{ label: 'Livello', cell: ({ row }) => difficultyLabels[row.difficulty] }]}
      noneText="Uno strumento è un programma di AI da far conoscere a chi impara."
    />
  )
}
