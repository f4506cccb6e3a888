import { useNavigation } from 'react-router'
import { guidesPath } from '../paths.ts'
import { load } from '../platform/http/failure.server.ts'
import { requireUser } from '../platform/http/guard.server.ts'
import { db } from '../platform/process.server.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/guides.route'
import { FirstGuide } from './first-guide.tsx'
import { guideTexts } from './guide.ts'
import { GuideFilters } from './guide-filters.tsx'
import { GuideList } from './guide-list.tsx'
import { guideListAddress, isWholeList, parseGuideView } from './guide-view.ts'
import { listBegunGuides, listPublishedGuides } from './guides.server.ts'

export const meta = titled('Guide')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, guideTexts.listFailed, async () => {
    const user = requireUser(context)
    const view = parseGuideView(url.searchParams)
    const [page, begun] = await Promise.all([
      listPublishedGuides(db, user, view),
      isWholeList(view) ? listBegunGuides(db, user, 1) : [],
    ])
    return { view, page, begun: begun[0] ?? null }
  })

export const ErrorBoundary = loadErrorBoundary(guideTexts.listFailed)

export default function Guides({ loaderData }: Route.ComponentProps) {
  const { view, page, begun } = loaderData
  const navigation = useNavigation()
  const [first] = page.items
  const isFresh = isWholeList(view) && page.items.every(({ done }) => done === 0)
  const start = !begun && isFresh && first ? first : null
  return (
    <div className="wrap pb-16">
      <header className="top">
        <h1>Guide</h1>
        <p>Ogni guida insegna uno strumento, un capitolo alla volta. Vai con i tuoi tempi.</p>
      </header>
      <FirstGuide begun={begun} start={start} />
      <GuideFilters view={view} isBusy={navigation.location?.pathname === guidesPath()} />
      <GuideList
        key={guideListAddress(view, { after: view.after })}
        view={view}
        page={page}
        aboveId={start?.id}
      />
    </div>
  )
}
