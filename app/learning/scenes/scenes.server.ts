import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { finishStep, type Learner, readSteps } from '../steps.server.ts'
import { isStepId } from '../steps.ts'
import { type SceneOutcome, sceneOutcome } from './outcome.ts'
import { inRound } from './round.ts'
import {
  type SceneContent,
  type SceneItem,
  type SceneQuestion,
  type SceneSummary,
  sceneQuestion,
  sceneTexts,
} from './scene.ts'
import type { SceneQuery } from './scene-query.ts'

/** The published scenes in the order of a round, with what this person has done of them. */
export async function listScenes(learner: Learner, round: number | null): Promise<SceneItem[]> {
  const [rows, steps] = await Promise.all([publishedScenes(learner.db), readSteps(learner)])
  const done = new Set(steps.scene)
  return inRound(rows, round).map((row, at) => ({
    ...row,
    number: at + 1,
    isDone: done.has(row.id),
  }))
}

/** What this person has done of the published scenes, and the next one; for other screens too. */
export async function sceneSummary(learner: Learner): Promise<SceneSummary> {
  return summarizeScenes(await listScenes(learner, null))
}

export const summarizeScenes = (scenes: readonly SceneItem[]): SceneSummary => ({
  done: scenes.filter(({ isDone }) => isDone).length,
  total: scenes.length,
  next: scenes.find(({ isDone }) => !isDone) ?? null,
})

/** A scene as its page shows it. */
export type ScenePage = {
  question: SceneQuestion
  number: number
  total: number
  /** What came of it, once decided. */
  outcome: SceneOutcome | null
  /** The one after it in the round; after the last, the first that is not done yet. */
  next: SceneItem | null
}

/** @throws KnownFailure 404 when there is no such scene, or it is not published */
export async function readScene(
  learner: Learner,
  id: string,
  place: SceneQuery,
): Promise<ScenePage> {
  const [scene, scenes] = await Promise.all([
    findScene(learner.db, id),
    listScenes(learner, place.round),
  ])
  const at = scenes.findIndex((one) => one.id === id)
  const left = scenes.find((one) => one.id !== id && !one.isDone)
  return {
    question: sceneQuestion(scene),
    number: at + 1,
    total: scenes.length,
    outcome: place.decision && sceneOutcome(scene, place.decision, place.tapped),
    next: scenes[at + 1] ?? left ?? null,
  }
}

/**
 * Notes that a scene is done, however it was decided.
 * @returns headers for the answer, see `finishStep`
 * @throws KnownFailure 404 when there is no such scene, or it is not published
 */
export async function finishScene(learner: Learner, id: string): Promise<Headers> {
  await findScene(learner.db, id)
  return finishStep(learner, 'scene', id)
}

const publishedScenes = (db: Database) =>
  db
    .selectFrom('scenes')
    .select(['id', 'title', 'channel'])
    .where('isPublished', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

async function findScene(db: Database, id: string): Promise<SceneContent> {
  const row = isStepId(id)
    ? await db
        .selectFrom('scenes')
        .selectAll()
        .where('id', '=', id)
        .where('isPublished', '=', true)
        .executeTakeFirst()
    : undefined
  if (!row) throw new KnownFailure('NOT_FOUND', 404, sceneTexts.missing)
  return row
}
