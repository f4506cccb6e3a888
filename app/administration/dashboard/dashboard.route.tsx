import { Link, redirect } from 'react-router'
import { adminFiguresPath, adminUsersPath, aiServicePath } from '../../admin-paths.ts'
import { legalChangedOn } from '../../legal/shown-legal.server.ts'
import { readBeforeOpening } from '../../operations/before-opening.server.ts'
import { shownChecks } from '../../operations/checks.server.ts'
import { answerTimes } from '../../operations/health/answer-times.server.ts'
import { seeSite } from '../../operations/seen.server.ts'
import { adminPath } from '../../paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import { currentUser, requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { may, type Role } from '../../platform/roles.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import type { Route } from './+types/dashboard.route'
import { ActivitySection } from './activity-section.tsx'
import { BeforeOpeningSection } from './before-opening-section.tsx'
import { failingOf } from './failing.ts'
import { FailingSection } from './failing-section.tsx'
import {
  type CardFigure,
  changeText,
  completionText,
  type FigureName,
  figureCaption,
  figureNames,
  figureWords,
  loadFailed,
  movedText,
  percentChange,
} from './figure.ts'
import { readFigures } from './figures.server.ts'
import { recentActivity } from './recent-activity.server.ts'
import { StatusSection } from './status-section.tsx'
import { delivered, readSystemStatus } from './system-status.server.ts'
import { readToCheck } from './to-check.server.ts'
import { ToCheckSection } from './to-check-section.tsx'
import { readWaiting } from './waiting.server.ts'
import { WaitingSection } from './waiting-section.tsx'
import './dashboard.css'
import { BudgetBar } from '../../ai/budget-bar.tsx'
import { monthName, type Spending } from '../../ai/money.ts'
import { readSpending } from '../../ai/spending.server.ts'
import type { LearningFigures } from '../../guides/progress/learning-figures.server.ts'
import { countText } from '../../ui/count-text.ts'

/** What people have done of all guides together; each guide stands in 'Numeri'. */
function LearningSection({ learning }: { learning: Omit<LearningFigures, 'guides'> }) {
  const { begun, finished, achievements, countedAt } = learning
  return (
    <section aria-labelledby="impegno">
      <h2 id="impegno">Partecipazione</h2>
      <dl className="figure-list">
        <Line name="Guide completate" value={countText(finished)} />
        <Line name="Guide iniziate" value={countText(begun)} />
        <Line name="Traguardi raggiunti" value={countText(achievements)} />
        <Line name="Tasso di completamento" value={completionText(finished, begun)} />
      </dl>
      <p className="small soft mt-3">
        Contate il <DateTime value={countedAt} />.
      </p>
      <p className="mt-2">
        <Link to={adminFiguresPath()}>Mese per mese e guida per guida, in «Numeri»</Link>
      </p>
    </section>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

export const meta = titled(adminTitle('Dashboard'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    const signedIn = currentUser(context)
    if (signedIn && isLedOn(signedIn.role, url)) throw redirect(adminUsersPath())
    const actor = requireActor(context, 'seeFigures')
    const now = new Date()
    const system = async () => ({
      status: await readSystemStatus(db, actor, { env, answerTimes, delivered }, now),
      checks: shownChecks(await seeSite(db, env, now)),
      spending: await readSpending(db, env, now),
      operator: env.OPERATOR_EMAIL ?? null,
      beforeOpening: await readBeforeOpening(db, actor, env, legalChangedOn(env)),
    })
    const toCheck = await readToCheck(db, actor, now)
    return {
      now,
      waiting: await readWaiting(db, actor, toCheck),
      figures: await shownFigures(actor, now),
      toCheck,
      system: may(actor.role, 'seeSystem') ? await system() : null,
      happenings: may(actor.role, 'seeRegister') ? await recentActivity(db, actor) : null,
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

export const ErrorBoundary = adminErrorBoundary(loadFailed)

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { waiting, figures, toCheck, system, happenings } = loaderData
  const now = loaderData.now.getTime()
  return (
    <>
      <PageHead
        title="Dashboard"
        actions={
          <p className="small soft">
            Aggiornata il <DateTime value={loaderData.now} />
          </p>
        }
      />
      <div className="dashboard-halves">
        <WaitingSection waiting={waiting} />
        {system && <FailingSection {...failingOf(system)} operator={system.operator} />}
      </div>
      <div className="figure-tiles">
        {figureNames.map((name) => {
          const figure = figures[name]
          return figure && <FigureTile key={name} name={name} figure={figure} />
        })}
      </div>
      <div className="dashboard-halves">
        {system && <BeforeOpeningSection {...system.beforeOpening} operator={system.operator} />}
        {happenings && <ActivitySection happenings={happenings} now={now} />}
        <div className="grid content-start gap-9">
          <LearningSection learning={figures.learning} />
          {system && <CostSection spending={system.spending} />}
        </div>
        {system && <StatusSection {...system} now={now} />}
        <ToCheckSection toCheck={toCheck} />
      </div>
    </>
  )
}

/** What the AI has cost this month; nothing while neither a price nor a budget is known. */
function CostSection({ spending }: { spending: Spending }) {
  if (spending.spent === null && spending.budget === null) return null
  return (
    <section aria-labelledby="spesa">
      <h2 id="spesa">Spesa dell'AI in {monthName(spending.month)}</h2>
      <div className="cost">
        <BudgetBar spending={spending} />
      </div>
      <p className="mt-3">
        <Link to={`${aiServicePath()}#spesa`}>Vedi prezzi e spesa</Link>
      </p>
    </section>
  )
}

type FigureTileProps = { name: FigureName; figure: CardFigure }

/** A card of the dashboard: a figure, how it changed, and how many of it are live. */
function FigureTile({ name, figure }: FigureTileProps) {
  const id = `figura-${name}`
  return (
    <section className="figure-tile" aria-labelledby={id}>
      <h2 id={id}>{figureWords[name].title}</h2>
      <p className="number">{countText(figure.total)}</p>
      <Change name={name} figure={figure} />
      <p className="caption">{figureCaption(name, figure)}</p>
    </section>
  )
}

function Change({ name, figure }: FigureTileProps) {
  const { against } = figureWords[name]
  const change = percentChange(figure)
  if (change === null) return <p className="change">— {against}</p>
  if (Math.abs(change) < 0.05) return <p className="change">Nessuna variazione {against}</p>
  return (
    <p className="change">
      <b className={change > 0 ? 'more' : undefined}>{changeText(change)}</b> {against},{' '}
      {movedText(figure)}
    </p>
  )
}
