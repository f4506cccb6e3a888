import {
  type LearningFigures,
  learningFigures,
} from '../../guides/progress/learning-figures.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { may } from '../../platform/roles.ts'
import { type CardFigure, changeDays } from './figure.ts'

export type CardFigures = {
  /** null: whoever looks may not see people. */
  users: CardFigure | null
  guides: CardFigure
  tools: CardFigure
  messages: CardFigure
  learning: LearningFigures
}

/** Every figure of the dashboard as it is now, counted from what is stored. @throws 403 */
export async function readFigures(
  db: Database,
  actor: Actor,
  now = new Date(),
): Promise<CardFigures> {
  requireMay(actor, 'seeFigures')
  return {
    users: may(actor.role, 'seePeople') ? await usersFigure(db, now) : null,
    guides: await recordsFigure(db, 'guide', now),
    tools: await recordsFigure(db, 'tool', now),
    messages: await messagesFigure(db, now),
    learning: await learningFigures(db),
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMilliseconds)

/**
 * 'Before' are those of today's people, or records, that were there `changeDays` ago, by their
 * createdAt: what was deleted since is in neither figure.
 */
const usersFigure = (db: Database, now: Date): Promise<CardFigure> =>
  db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('isActive', '=', true).as('live'),
      fn.countAll<number>().filterWhere('createdAt', '<', daysBefore(now, changeDays)).as('before'),
    ])
    .executeTakeFirstOrThrow()

const recordsFigure = (db: Database, noun: 'guide' | 'tool', now: Date): Promise<CardFigure> =>
  db
    .selectFrom('records')
    .where('noun', '=', noun)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('content', 'is not', null).as('live'),
      fn.countAll<number>().filterWhere('createdAt', '<', daysBefore(now, changeDays)).as('before'),
    ])
    .executeTakeFirstOrThrow()

/** Generations with the AI: the last 24 hours against the 24 before. */
async function messagesFigure(db: Database, now: Date): Promise<CardFigure> {
  const { total, before } = await db
    .selectFrom('generations')
    .where('createdAt', '>=', daysBefore(now, 2))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('createdAt', '>=', daysBefore(now, 1)).as('total'),
      fn.countAll<number>().filterWhere('createdAt', '<', daysBefore(now, 1)).as('before'),
    ])
    .executeTakeFirstOrThrow()
  return { total, live: null, before }
}
