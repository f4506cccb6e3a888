import { sql } from 'kysely'
import { lessons } from '../../../db/content/lessons/all.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import { readBesideLoop } from '../../platform/db/beside-the-loop.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import type { EaseAnswer, EaseSubject } from './ease.ts'

/** How many found a guide or a lesson easy, so-so or hard. */
export type EaseFigure = EaseSubject & { title: string } & Record<EaseAnswer, number>

/** A remark that somebody wrote; nobody is told who it was. */
export type EaseRemark = EaseSubject & { id: string; title: string; words: string; day: string }

/** So many of the newest remarks are shown. */
const shownLines = 20

/** The newest lines that learners wrote. @throws KnownFailure 403 for whoever may not */
export async function readEaseRemarks(db: Database, actor: Actor): Promise<EaseRemark[]> {
  requireMay(actor, 'seeFigures')
  const newest = await db
    .selectFrom('easeRatings as e')
    .leftJoin('records as g', (join) =>
      join.onRef('g.id', '=', 'e.aboutId').on('g.noun', '=', 'guide').on('g.deletedAt', 'is', null),
    )
    .select(['e.id', 'e.kind', 'e.aboutId', 'e.words', 'e.day'])
    .where('e.words', 'is not', null)
    .where((row) => row.or([row('e.kind', '=', 'lesson'), row('g.id', 'is not', null)]))
    .orderBy('e.day', 'desc')
    .orderBy('e.id', 'desc')
    .limit(shownLines)
    .execute()
  const titleOf = await titles(db)
  return newest.flatMap(({ words, ...remark }) => {
    const title = titleOf(remark)
    return words === null || title === undefined ? [] : [{ ...remark, words, title }]
  })
}

/**
 * What learners said from one month to another, both included, of the guides that are there and of
 * the lessons: those that most found hard first.
 * @param from YYYY-MM, as `to`
 * @returns with `since`, the first month in which somebody said something; null: nobody has
 */
export async function easeBetween(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<{ since: string | null; figures: EaseFigure[] }> {
  const [first, counts, titleOf] = await Promise.all([
    db
      .selectFrom('easeRatings')
      .select(({ fn }) => fn.min('day').as('day'))
      .executeTakeFirst(),
    readBesideLoop(
      db,
      sql<Count>`select "kind", "aboutId", "answer", count(*) as "people" from "easeRatings"
        where "day" >= ${`${from}-01`} and "day" <= ${`${to}-31`}
        group by "kind", "aboutId", "answer"`,
    ),
    titles(db),
  ])
  return { since: first?.day?.slice(0, 7) ?? null, figures: figuresOf(counts, titleOf) }
}

/** Takes away what somebody wrote; what they answered stays. */
export async function deleteEaseRemark(db: Database, actor: Actor, id: string): Promise<void> {
  requireMay(actor, 'seeFigures')
  await db.transaction().execute(async (trx) => {
    const line = await trx
      .updateTable('easeRatings')
      .set({ words: null })
      .where('id', '=', id)
      .where('words', 'is not', null)
      .returning(['kind', 'aboutId'])
      .executeTakeFirst()
    if (!line) return
    const title = (await titles(trx))(line)
    await noteInRegister(trx, actor, { act: 'easeLineDeleted', ...(title && { about: title }) })
  })
}

type Count = EaseSubject & { answer: EaseAnswer; people: number }

function figuresOf(
  counts: readonly Count[],
  titleOf: (subject: EaseSubject) => string | undefined,
): EaseFigure[] {
  const figures = new Map<string, EaseFigure>()
  for (const { kind, aboutId, answer, people } of counts) {
    const title = titleOf({ kind, aboutId })
    if (title === undefined) continue
    const key = `${kind} ${aboutId}`
    const figure = figures.get(key) ?? { kind, aboutId, title, easy: 0, soSo: 0, hard: 0 }
    figures.set(key, { ...figure, [answer]: Number(people) })
  }
  return [...figures.values()].sort(hardestFirst)
}

const hardestFirst = (one: EaseFigure, other: EaseFigure) =>
  other.hard - one.hard || other.soSo - one.soSo || one.title.localeCompare(other.title, 'it')

async function titles(db: Database) {
  const guides = await db
    .selectFrom('records')
    .select(['id', 'title'])
    .where('noun', '=', 'guide')
    .where('deletedAt', 'is', null)
    .execute()
  const known = {
    guide: new Map(guides.map(({ id, title }) => [id, title])),
    lesson: new Map(lessons.map(({ id, title }) => [id, title])),
  }
  return ({ kind, aboutId }: EaseSubject) => known[kind].get(aboutId)
}
