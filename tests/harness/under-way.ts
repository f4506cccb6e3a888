/** People who are in the middle of something. */
import { randomUUID } from 'node:crypto'
import { guides as builtInGuides } from '../../db/content/guides/all.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import type { Fucina } from './launch.ts'
import { openSession } from './people.ts'
import { browserLike, type Visitor } from './visitor.ts'

const guidesById = builtInGuides.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Completes the first chapters of the first guides, by their ids: as many of each as given. */
export async function completeChapters(fucina: Fucina, userId: string, counts: number[]) {
  const db = fucina.db()
  const guides = guidesById.map(({ id: guideId, chapters }) =>
    chapters.map(({ id }) => ({ id, guideId })),
  )
  const done = counts.flatMap((count, index) => (guides[index] ?? []).slice(0, count))
  await db
    .insertInto('chapterCompletions')
    .values(
      done.map(({ id, guideId }) => ({ userId, guideId, chapterId: id, completedAt: new Date() })),
    )
    .execute()
}

/** Does the first lessons, each whole, and the first scenes. */
export async function doSteps(
  fucina: Fucina,
  userId: string,
  { lessons: lessonsDone = 0, scenes: scenesDone = 0 },
) {
  const parts = lessons
    .slice(0, lessonsDone)
    .flatMap((lesson) => lesson.parts.map((part) => `${lesson.id}.${part.id}`))
  const doneAt = new Date()
  const rows = [
    ...parts.map((stepId) => ({ userId, kind: 'lesson' as const, stepId, doneAt })),
    ...scenes
      .slice(0, scenesDone)
      .map(({ id }) => ({ userId, kind: 'scene' as const, stepId: id, doneAt })),
  ]
  await fucina
    .db()
    .insertInto('learningSteps')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'stepId']).doNothing())
    .execute()
}

/** What the workshop sends to save a response; fields given win over the defaults. */
export const newResponse = (fields: Record<string, unknown> = {}) => ({
  idempotencyKey: randomUUID(),
  title: 'Titolo',
  prompt: 'Richiesta',
  response: 'Risposta',
  tags: [],
  category: null,
  imageId: null,
  ...fields,
})

/** Saves a response as its visitor. @returns its id */
export async function saveResponse(visitor: Visitor, fields: Record<string, unknown> = {}) {
  const answer = await visitor.postJson('/saved-searches/new', newResponse(fields))
  if (answer.status !== 200) throw new Error(`saving answered ${answer.status}`)
  return ((await answer.json()) as { id: string }).id
}

/** Saves responses in the name of a person, the last one is the newest. @returns their ids */
export async function saveResponses(
  fucina: Fucina,
  userId: string,
  answers: Record<string, unknown>[],
): Promise<string[]> {
  const visitor = browserLike(fucina)
  visitor.cookies.set(...(await openSession(fucina, userId)))
  const ids: string[] = []
  for (const answer of answers) ids.push(await saveResponse(visitor, answer))
  return ids
}
