/** People who write without pause, and what of it was acknowledged. */
import type { Agent } from 'node:http'
import { guides } from '../../db/content/guides/all.ts'
import type { Fucina } from '../../tests/harness/launch.ts'
import { actForm } from '../forms.ts'
import { save } from './mix.ts'
import { type Actor, keptOpen, send, signedInPeople } from './people.ts'

const guide = guides[0]
const chapters = guide?.chapters.map(({ id }) => id) ?? []

/** What one writer knows for certain. */
export type Known = {
  actor: Actor
  /** Those who save, one after the other: nobody keeps more than 1,000. */
  savers: Actor[]
  /** Keys of responses whose saving was acknowledged. */
  saved: string[]
  /** Chapters by what was acknowledged last; null: a request was under way when the server died. */
  chapters: Map<string, boolean | null>
  /** Writes answered with 4xx. */
  refused: number
}

const saversEach = 20
const savedEach = 900

/** Stores some people who will write. */
export async function writersOn(server: Fucina, count: number): Promise<Known[]> {
  const known: Known[] = []
  while (known.length < count) {
    const [actor, ...savers] = await signedInPeople(server, 1 + saversEach)
    if (actor) known.push({ actor, savers, saved: [], chapters: new Map(), refused: 0 })
  }
  return known
}

/** Saves a response under a key of its own. @returns the status */
async function saveOne(agent: Agent, url: string, known: Known): Promise<number> {
  const input = save()
  const saver = known.savers[Math.floor(known.saved.length / savedEach)] ?? known.actor
  const { status } = await send(agent, `${url}/saved-searches/new`, saver, { json: input })
  if (status === 200) known.saved.push(input.idempotencyKey)
  return status
}

/** Marks a chapter as done, or as not done where it is. @returns the status */
async function markOne(agent: Agent, url: string, known: Known, chapter: string): Promise<number> {
  const isDone = !(known.chapters.get(chapter) ?? false)
  known.chapters.set(chapter, null)
  const form = { ...actForm(isDone ? 'complete' : 'undo', chapter), stay: '1' }
  const { status } = await send(agent, `${url}/guides/${guide?.id}`, known.actor, { form })
  if (status === 200) known.chapters.set(chapter, isDone)
  return status
}

const isRefused = (status: number) => status >= 400 && status < 500

/**
 * Saves and marks chapters without pause.
 * @param goesOn asked after each round
 * @param tell called at each response that is acknowledged
 */
export async function writeOn(
  url: string,
  known: Known,
  goesOn: (statuses: [number, number]) => boolean,
  tell: () => void = () => {},
): Promise<void> {
  const agent = keptOpen()
  for (let turn = 0; ; turn++) {
    const kept = await saveOne(agent, url, known)
    if (kept === 200) tell()
    const marked = await markOne(agent, url, known, chapters[turn % chapters.length] ?? '')
    known.refused += [kept, marked].filter(isRefused).length
    if (!goesOn([kept, marked])) return agent.destroy()
  }
}

/** How many writes were refused: a drill shows nothing about those. */
export const countRefused = (known: readonly Known[]) =>
  known.reduce((sum, { refused }) => sum + refused, 0)

/** How many acknowledged writes are not there. */
export async function countLost(server: Fucina, known: readonly Known[]): Promise<number> {
  const db = server.db()
  let lost = 0
  for (const { actor, savers, saved, chapters } of known) {
    const userId = actor.person?.id ?? ''
    const saverIds = savers.flatMap(({ person }) => person?.id ?? [])
    const kept = await db
      .selectFrom('savedResponses')
      .select('idempotencyKey')
      .where('userId', 'in', [userId, ...saverIds])
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
