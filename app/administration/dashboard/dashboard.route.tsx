import { redirect, useLocation } from 'react-router'
import { adminDashboardPath, adminUsersPath } from '../../admin-paths.ts'
import { takeBackLegalReview } from '../../legal/legal-review.server.ts'
import { answerTimes } from '../../operations/health/answer-times.server.ts'
import { health } from '../../operations/health/health.server.ts'
import { adminPath, withQuery } from '../../paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import { currentUser, requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { may, type Role } from '../../platform/roles.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { countOffered } from '../offered/offered.server.ts'
import { OfferedSection } from '../offered/offered-section.tsx'
import type { Route } from './+types/dashboard.route'
import { ActivitySection } from './activity-section.tsx'
import { readAiStatus } from './ai-status.server.ts'
import { readBeforeOpening } from './before-opening.server.ts'
import { BeforeOpeningSection } from './before-opening-section.tsx'
import { CostSection } from './cost-section.tsx'
import { type DashboardAnswer, dashboardActs } from './dashboard-acts.ts'
import { figureNames, loadFailed } from './figure.ts'
import { FigureTile } from './figure-tile.tsx'
import { readFigures } from './figures.server.ts'
import { LearningSection } from './learning-section.tsx'
import { answerLegalReview } from './legal-review-request.server.ts'
import { recentActivity } from './recent-activity.server.ts'
import { StatusSection } from './status-section.tsx'
import { delivered, readSystemStatus } from './system-status.server.ts'
import { readToCheck } from './to-check.server.ts'
import { ToCheckSection } from './to-check-section.tsx'
import './dashboard.css'

export const meta = titled(adminTitle('Dashboard'))

const atFirst = 8
const atMost = 200

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    const signedIn = currentUser(context)
    if (signedIn && isLedOn(signedIn.role, url)) throw redirect(adminUsersPath())
    const actor = requireActor(context, 'seeFigures')
    const now = new Date()
    const asked = Number(url.searchParams.get('attivita'))
    const count = Number.isInteger(asked) ? Math.min(Math.max(asked, atFirst), atMost) : atFirst
    const measured = { env, health: health(), answerTimes, delivered }
    const system = async () => ({
      status: await readSystemStatus(db, actor, measured, now),
      ai: await readAiStatus(db, actor, { env, log }, now),
      beforeOpening: await readBeforeOpening(db, actor, env),
    })
    const activity = async () => {
      const { happenings, hasMore } = await recentActivity(db, actor, count)
      const isMore = hasMore && count < atMost
      return {
        happenings,
        more: isMore ? withQuery('', { attivita: Math.min(count * 2, atMost) }) : null,
      }
    }
    return {
      now,
      figures: await shownFigures(actor, now),
      toCheck: await readToCheck(db, actor, now),
      offered: await countOffered(db, actor),
      system: may(actor.role, 'seeSystem') ? await system() : null,
      activity: may(actor.role, 'seeRegister') ? await activity() : null,
    }
  })

/** Each guide by itself stands in 'Numeri'. */
async function shownFigures(actor: Actor, now: Date) {
  const { learning, ...figures } = await readFigures(db, actor, now)
  const { guides: _, ...sums } = learning
  return { ...figures, learning: sums }
}

/** Whoever has no figures to see begins with the people; this screen's own address says why not. */
const isLedOn = (role: Role, { pathname }: URL) =>
  pathname === adminPath() && !may(role, 'seeFigures') && may(role, 'seePeople')

/** Notes the lawyer's reading, and takes it back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'seeFigures', dashboardActs.failedText(form))
  return carryOut(context, dashboardActs, form, {
    verify: () => answerLegalReview(db, actor, env, form),
    undo: async () => {
      await takeBackLegalReview(db, actor)
      throw redirect(outcomeAddress(adminDashboardPath(), { done: 'undo' }), 303)
    },
  })
}

export const clientAction = keepActs(dashboardActs)

const doneTexts = {
  verify: 'Segnato. Lo dicono da subito le tre pagine legali.',
  undo: 'Il segno è tolto. Le pagine legali dicono di nuovo che un avvocato deve leggerle.',
}

/** What the summary at the top says. */
function failureOf({ message, fields = {} }: DashboardAnswer) {
  const errors = Object.entries(fields).map(([field, said]) => ({ field, message: said }))
  return errors.length > 0 ? { errors } : { title: 'Non è riuscito', errors: [{ message }] }
}

export const ErrorBoundary = adminErrorBoundary(loadFailed)

export default function AdminDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, toCheck, offered, system, activity } = loaderData
  const answer = useLastAnswer(actionData as DashboardAnswer | undefined)
  const { key } = useLocation()
  const outcome = useOutcome()
  const now = loaderData.now.getTime()
  return (
    <>
      <PageHead
        title="Dashboard"
        text={
          <p>
            Aggiornata il <DateTime value={loaderData.now} />
          </p>
        }
      />
      <DoneNote outcome={outcome} texts={doneTexts} />
      {answer && (
        <div className="mb-6">
          <ErrorSummary key={key} {...failureOf(answer)} />
        </div>
      )}
      <div className="figure-tiles">
        {figureNames.map((name) => {
          const figure = figures[name]
          return figure && <FigureTile key={name} name={name} figure={figure} />
        })}
      </div>
      <div className="dashboard-halves">
        <div className="grid content-start gap-9">
          {system && <BeforeOpeningSection {...system.beforeOpening} answer={answer} />}
          {offered > 0 && <OfferedSection count={offered} />}
          <LearningSection learning={figures.learning} />
          {system && <StatusSection status={system.status} ai={system.ai} now={now} />}
          {system && <CostSection spending={system.ai.spending} />}
          <ToCheckSection toCheck={toCheck} />
        </div>
        {activity && <ActivitySection {...activity} now={now} />}
      </div>
    </>
  )
}
