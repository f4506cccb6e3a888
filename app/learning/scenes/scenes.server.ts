import { KnownFailure } from '../../platform/known-failure.server.ts'
import { fromPublished, seenRecord } from '../../records/store/published.server.ts'
import { finishStep, type Learner, readSteps } from '../steps.server.ts'
import { isStepId } from '../steps.ts'
import {
  type Scene,
  type SceneItem,
  type SceneQuestion,
  type SceneSummary,
  sceneQuestion,
  sceneTexts,
} from './scene.ts'
import { sceneNoun, sceneOf } from './scene-noun.ts'
import { type SceneOutcome, sceneOutcome } from './scene-outcome.ts'
import type { SceneQuery } from './scene-query.ts'

/** The published scenes in their order, with what this person has done of them. */
export async function listScenes(learner: Learner): Promise<SceneItem[]> {
  const [rows, steps] = await Promise.all([publishedScenes(learner.db), readSteps(learner)])
  const done = new Set(steps.scene)
  return rows.map((row, at) => ({ ...row, number: at + 1, isDone: done.has(row.id) }))
}

/** What this person has done of the published scenes, and the next one; for other screens too. */
export async function sceneSummary(learner: Learner): Promise<SceneSummary> {
  return summarizeScenes(await listScenes(learner))
}

export const summarizeScenes = (scenes: readonly SceneItem[]): SceneSummary => ({
  done: scenes.filter(({ isDone }) => isDone).length,
  total: scenes.length,
  next: scenes.find(({ isDone }) => !isDone) ?? null,
})

/** A scene as its page shows it. */
export type ScenePage = {
  question: SceneQuestion
  /** Its place in the list; null: nobody else sees it yet. */
  number: number | null
  total: number
  /** What came of it, once decided. */
  outcome: SceneOutcome | null
  /** The one after it; after the last, the first that is not done yet. */
  next: SceneItem | null
}

/**
 * A scene; administrators see drafts too, and the working copy where the place asks for that.
 * @throws KnownFailure 404 when there is no such scene, or it is not published
 */
export async function readScene(
  learner: Learner,
  id: string,
  place: SceneQuery,
): Promise<ScenePage> {
  const [scene, scenes] = await Promise.all([
    findScene(learner, id, place.isPreview),
    listScenes(learner),
  ])
  const at = scenes.findIndex((one) => one.id === id)
  const left = scenes.find((one) => one.id !== id && !one.isDone)
  return {
    question: sceneQuestion(scene),
    number: at < 0 ? null : at + 1,
    total: scenes.length,
    outcome: place.decision && sceneOutcome(scene, place.decision, place.tapped),
    next: scenes[at + 1] ?? left ?? null,
  }
}

/**
 * Notes that a scene is done, however it was decided.
 * @throws KnownFailure 404 when there is no such scene, or it is not published
 */
export async function finishScene(learner: Learner, id: string): Promise<Headers> {
  await findScene(learner, id)
  return finishStep(learner, 'scene', id)
}

/** The published scenes as a list names them, in their order. */
const publishedScenes = fromPublished(sceneNoun, (records) =>
  [...records.values()].map(({ id, content }) => {
    const { title, channel } = sceneOf(id, content)
    return { id, title, channel }
  }),
)

const visitor = { role: 'customer' } as const

async function findScene({ db, session }: Learner, id: string, isPreview = false): Promise<Scene> {
  const reader = session.kind === 'user' ? session.user : visitor
  const record = isStepId(id)
    ? await seenRecord(db, sceneNoun, reader, id, { isPreview })
    : undefined
  if (!record) throw new KnownFailure('NOT_FOUND', 404, sceneTexts.missing)
  return sceneOf(id, record.content)
}
