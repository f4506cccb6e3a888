import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { may } from '../../platform/roles.ts'
import { type CountedFigures, countedFigures, earliest } from './count-figures.server.ts'
import { type Period, periodChoices } from './period.ts'

/** The figures as somebody may see them. */
export type SeenFigures = CountedFigures & {
  /** What the AI costs is for whoever sees how the site runs; for others every cost is null. */
  seesCosts: boolean
  /** The periods that they can ask for. */
  choices: { months: string[]; years: string[] }
}

/** The figures of a period, at most a minute old. @throws KnownFailure 403 for whoever may not */
export async function readPeriodFigures(
  db: Database,
  actor: Actor,
  period: Period,
  now = new Date(),
): Promise<SeenFigures> {
  requireMay(actor, 'seeFigures')
  const figures = await countedFigures(db, period)
  const seesCosts = may(actor.role, 'seeSystem')
  const choices = periodChoices(earliest(...Object.values(figures.since)), now)
  const seen = { ...figures, seesCosts, choices }
  if (seesCosts) return seen
  return {
    ...seen,
    months: figures.months.map((month) => ({ ...month, cost: null })),
    whole: { ...figures.whole, cost: null },
  }
}
