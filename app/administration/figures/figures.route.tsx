import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import type { Route } from './+types/figures.route'
import { AiSection } from './ai-section.tsx'
import { EaseOfAllSection } from './ease-section.tsx'
import { loadFailed } from './figures-texts.ts'
import { GroupsSection } from './groups-section.tsx'
import { GuidesSection } from './guides-section.tsx'
import { LearnedSection, SavedSection } from './learned-section.tsx'
import { readPeriod } from './period.ts'
import { readPeriodFigures } from './read-figures.server.ts'
import { TakeAlongSection } from './take-along-section.tsx'
import { TemplatesSection } from './templates-section.tsx'
import '../dashboard/dashboard.css'
import './figures.css'

export const meta = titled(adminTitle('Numeri'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    const actor = requireActor(context, 'seeFigures')
    const now = new Date()
    const period = readPeriod(url.searchParams.get('periodo'), now)
    return readPeriodFigures(db, actor, period, now)
  })

export const ErrorBoundary = adminErrorBoundary(loadFailed)

/** The figures that answer questions. */
export default function Figures({ loaderData: figures }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Numeri"
        text={
          <p>
            Contati il <DateTime value={figures.countedAt} />. Niente parla di una persona sola.
          </p>
        }
      />
      <div className="figure-sections">
        <TakeAlongSection figures={figures} />
        <LearnedSection figures={figures} />
        <GroupsSection figures={figures} />
        <GuidesSection guides={figures.guides} />
        <TemplatesSection figures={figures} />
        <EaseOfAllSection figures={figures} />
        <SavedSection figures={figures} />
        <AiSection figures={figures} />
      </div>
    </>
  )
}
