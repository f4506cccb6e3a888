import { Link, useNavigation } from 'react-router'
import { lessonSummary } from '../learning/lessons/lessons.server.ts'
import { sceneSummary } from '../learning/scenes/scenes.server.ts'
import { guidesPath, lessonsPath } from '../paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { sessionContext } from '../platform/http/context.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/guides.route'
import { type BegunGuide, chapterPath, guideTexts } from './guide.ts'
import { GuideFilters } from './guide-filters.tsx'
import { GuideList } from './guide-list.tsx'
import { parseGuideView } from './guide-view.ts'
import { listBegunGuides, listPublishedGuides } from './guides.server.ts'
import './guide-list.css'

export const meta = titled('Guide')

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  load(context, guideTexts.listFailed, async () => {
    const user = requireUser(context)
    const view = parseGuideView(url.searchParams)
    const learner = { db, env, session: context.get(sessionContext), headers: request.headers }
    const [guides, begun, lessons, scenes] = await Promise.all([
      listPublishedGuides(db, user, view),
      listBegunGuides(db, user, 1),
      lessonSummary(learner),
      sceneSummary(learner),
    ])
    return { view, guides, begun: begun[0] ?? null, lessons, scenes }
  })

export const ErrorBoundary = loadErrorBoundary(guideTexts.listFailed)

export default function Guides({ loaderData }: Route.ComponentProps) {
  const { view, guides, begun, lessons, scenes } = loaderData
  const navigation = useNavigation()
  return (
    <div className="wrap pb-16">
      <header className="top">
        <h1>Guide</h1>
        <p>Ogni guida ti insegna a fare una cosa, un capitolo alla volta. Vai con i tuoi tempi.</p>
        <AboveGuides before={[lessons, scenes]} begun={begun} />
      </header>
      <GuideFilters view={view} isBusy={navigation.location?.pathname === guidesPath()} />
      <GuideList view={view} guides={guides} />
    </div>
  )
}

type Done = { done: number; total: number }

type AboveGuidesProps = {
  /** What is done one by one before the guides, lessons and scenes: they have one count. */
  before: readonly Done[]
  /** The guide to go on with; null: none is under way. */
  begun: BegunGuide | null
}

/** One line above the list: for who is not sure yet, and for who goes on. */
function AboveGuides({ before, begun }: AboveGuidesProps) {
  const sum = (of: keyof Done) => before.reduce((all, kind) => all + kind[of], 0)
  return (
    <p className="flex flex-wrap gap-x-6">
      <span>
        <Link to={lessonsPath()} className="inline-block py-2" prefetch="intent">
          Prima di cominciare
        </Link>
        : {sum('done')} di {sum('total')} tra lezioni e scene
      </span>
      {begun && (
        <Link to={chapterPath(begun.id, begun.next.id)} className="inline-block py-2">
          Riprendi «{begun.title}»
        </Link>
      )}
    </p>
  )
}
