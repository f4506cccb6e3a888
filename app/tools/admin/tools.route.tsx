import { db } from '../../platform/process.server.ts'
import { difficultyLabels } from '../../records/content/content.ts'
import { answerList } from '../../records/list/answer-list.server.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { listScreen, RecordList } from '../../records/list/record-list.tsx'
import { ratingWords } from '../../ui/rating.tsx'
import { toolNoun } from '../tool-noun.ts'
import type { Route } from './+types/tools.route'

const screen = listScreen(toolNoun, 'Strumenti AI')

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, toolNoun, ({ category, rating, difficulty }) => ({
    ...{ category, rating, difficulty },
  }))

export const action = (args: Route.ActionArgs) => answerList(args, db, toolNoun)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

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
