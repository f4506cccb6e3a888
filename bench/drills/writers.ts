/** People who write without pause, and what of it was acknowledged. */
import { guides } from '../../db/content/guides/all.ts'
import type { Fucina } from '../../tests/harness/launch.ts'
import { save } from './mix.ts'
import { type Actor, keptOpen, send, signedInPeople } from './people.ts'

const guide = guides[0]
const chapters = guide?.chapters.map(({ id }) => id) ?? []

/** What one writer knows for certain. */
export type Known = {
  actor: Actor
  /** Keys of responses whose saving was acknowledged. */
  saved: string[]
  /** Chapters by what was acknowledged last; null: a request was under way when the server died. */
  chapters: Map<string, boolean | null>
}

/** Stores some people who will write. */
export async function writersOn(server: Fucina, count: number): Promise<Known[]> {
  const people = await signedInPeople(server, count)
  return people.map((actor) => ({ actor, saved: [], chapters: new Map() }))
}

/**
 * Saves and marks chapters without pause.
 * @param goesOn asked after each round
 * @param tell called at each acknowledgement
 */
export async function writeOn(
  url: string,
  known: Known,
  goesOn: (statuses: [number, number]) => boolean,
  tell: () => void = () => {},
): Promise<void> {
  const agent = keptOpen()
  for (let turn = 0; ; turn++) {
    const input = save()
    const kept = await send(agent, `${url}/saved-searches/new`, known.actor, { json: input })
    if (kept.status === 200) {
      known.saved.push(input.idempotencyKey)
      tell()
    }
    const chapter = chapters[turn % chapters.length] ?? ''
    const isDone = !(known.chapters.get(chapter) ?? false)
    known.chapters.set(chapter, null)
    const form = { intent: isDone ? 'complete' : 'undo', chapter, stay: '1' }
    const marked = await send(agent, `${url}/guides/${guide?.id}`, known.actor, { form })
    if (marked.status === 200) known.chapters.set(chapter, isDone)
    if (!goesOn([kept.status, marked.status])) return agent.destroy()
  }
}

/** How many acknowledged writes are not there. */
export async function countLost(server: Fucina, known: readonly Known[]): Promise<number> {
  const db = server.db()
  let lost = 0
  for (const { actor, saved, chapters } of known) {
    const userId = actor.person?.id ?? ''
    const kept = await db
      .selectFrom('savedResponses')
      .select('idempotencyKey')
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .execute()
    const keys = new Set(kept.map(({ idempotencyKey }) => idempotencyKey))
    lost += saved.filter((key) => !keys.has(key)).length
    const rows = await db
      .selectFrom('chapterCompletions')
      .select('chapterId')
      .where('userId', '=', userId)
      .execute()
    const done = new Set(rows.map(({ chapterId }) => chapterId))
    for (const [chapter, isDone] of chapters) {
      if (isDone !== null && isDone !== done.has(chapter)) lost += 1
      // Where nobody knew, what is there holds from now on.
      chapters.set(chapter, done.has(chapter))
    }
  }
  return lost
}

/** How many kept counters differ from what is counted anew. */
export async function countWrong(server: Fucina): Promise<number> {
  const db = server.db()
  const { begun, finished, savers } = await db
    .selectFrom('learningTotals')
    .select(['begun', 'finished', 'savers'])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('chapterCompletions')
    .select(({ fn }) => ['userId', fn.countAll<number>().as('done')])
    .groupBy('userId')
    .execute()
  const whole = rows.filter(({ done }) => Number(done) === chapters.length).length
  let wrong = (begun === rows.length ? 0 : 1) + (finished === whole ? 0 : 1)
  const keeping = await db
    .selectFrom('savedResponses')
    .select('userId')
    .distinct()
    .where('deletedAt', 'is', null)
    .execute()
  if (keeping.length !== savers) wrong += 1
  return wrong
}
