import type { Database } from '../platform/db/database.server.ts'
import type { SessionState } from '../platform/http/context.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import {
  isStepId,
  joinedSteps,
  type LearnedKind,
  learnedKinds,
  noSteps,
  type Steps,
} from './steps.ts'
import { forgottenSteps, stepsCookie, visitorSteps } from './visitor-steps.server.ts'

/**
 * More than the parts of all lessons, the scenes and the pieces are together, and few enough to store
 * for anybody.
 */
const mostSteps = 300

/** Who asks, and with which cookies. */
export type Learner = { db: Database; env: Env; session: SessionState; headers: Headers }

/** What the person of this request has done, in the account or in this browser. */
export async function readSteps({ db, env, session, headers }: Learner): Promise<Steps> {
  return session.kind === 'user'
    ? readUserSteps(db, session.user.id)
    : await visitorSteps(env, headers)
}

/** What is stored of a person, in the order in which it was done. */
async function readUserSteps(db: Database, userId: string): Promise<Steps> {
  const rows = await db
    .selectFrom('learningSteps')
    .select(['kind', 'stepId'])
    .where('userId', '=', userId)
    .orderBy('doneAt')
    .orderBy('stepId')
    .execute()
  const steps = noSteps()
  for (const { kind, stepId } of rows) steps[kind].push(stepId)
  return steps
}

/**
 * Notes that a step is done; doing it again changes nothing.
 * @returns headers for the answer: a visitor's steps go back to the browser
 * @throws KnownFailure 503 while nobody knows whose session it is
 */
export async function finishStep(
  learner: Learner,
  kind: LearnedKind,
  id: string,
): Promise<Headers> {
  const { db, env, session } = learner
  if (session.kind === 'unknown') throw new KnownFailure('UNKNOWN_SESSION', 503, notNow)
  if (session.kind === 'user') {
    await store(db, session.user.id, { ...noSteps(), [kind]: [id] })
    return new Headers()
  }
  const steps = joinedSteps(await visitorSteps(env, learner.headers), {
    ...noSteps(),
    [kind]: [id],
  })
  return new Headers({ 'Set-Cookie': await stepsCookie(env, steps) })
}

const notNow = 'Non riesco a segnarlo adesso. Riprova tra poco: quello che hai fatto resta qui.'

/**
 * Carries what somebody did as a visitor into the account they sign in to. What the account has
 * already stays as it is, and counts once. The sign-in holds when that fails: the browser keeps its
 * own for the next one.
 * @returns `Set-Cookie` values: the browser forgets what the account now keeps
 */
export async function takeStepsAlong(
  { db, env, headers, log }: Omit<Learner, 'session'> & { log: Log },
  userId: string,
): Promise<string[]> {
  const steps = await visitorSteps(env, headers)
  if (learnedKinds.every((kind) => steps[kind].length === 0)) return []
  try {
    await store(db, userId, steps)
  } catch (error) {
    log.warn({ err: error }, 'what a visitor had learned could not be stored at the sign-in')
    return []
  }
  return [await forgottenSteps(env)]
}

async function store(db: Database, userId: string, steps: Steps) {
  const { stored } = await db
    .selectFrom('learningSteps')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const doneAt = new Date()
  const rows = learnedKinds
    .flatMap((kind) => steps[kind].filter(isStepId).map((stepId) => ({ kind, stepId })))
    .slice(0, Math.max(0, mostSteps - Number(stored)))
    .map((step) => ({ ...step, userId, doneAt }))
  if (rows.length === 0) return
  await db
    .insertInto('learningSteps')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'stepId']).doNothing())
    .execute()
}
