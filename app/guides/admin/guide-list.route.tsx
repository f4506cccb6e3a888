import { db } from '../../platform/process.server.ts'
import { difficultyLabels } from '../../records/content/content.ts'
import { answerList } from '../../records/list/answer-list.server.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { listScreen, RecordList } from '../../records/list/record-list.tsx'
import { countText } from '../../ui/count-text.ts'
import { ratingWords } from '../../ui/rating.tsx'
import { beforePublishing } from '../before-publishing.server.ts'
import { chaptersText } from '../guide.ts'
import { guideNoun } from '../guide-noun.ts'
import type { Route } from './+types/guide-list.route'

const screen = listScreen(guideNoun, 'Guide')

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, guideNoun, ({ toolId, rating, difficulty, duration, chapters }) => ({
    ...{ toolId, rating, difficulty, duration, chapters: chapters.length },
  }))

export const action = (args: Route.ActionArgs) =>
  answerList(args, db, guideNoun, undefined, beforePublishing)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

/** All guides, drafts too. */
export default function GuideListScreen({ loaderData, actionData }: Route.ComponentProps) {
  const toolOf = new Map(loaderData.page.facets.map(({ value, label }) => [value, label]))
  return (
    <RecordList
      noun={guideNoun}
      loaded={loaderData}
      answer={actionData}
      title="Guide"
      beside={({ row }) =>
        [toolOf.get(row.toolId), ratingWords(row.rating)].filter(Boolean).join(', ')
      }
      columns={[
        { label: 'Livello', cell: ({ row }) => difficultyLabels[row.difficulty] },
        {
          label: 'Durata',
          cell: ({ row }) => (
            <span>
              <span className="whitespace-nowrap">{countText(row.duration)} min</span>
              <span className="beside whitespace-nowrap">{chaptersText(row.chapters)}</span>
            </span>
          ),
        },
      ]}
      noneText="Una guida insegna a usare uno strumento, un capitolo alla volta."
    />
  )
}
