import { type RawBuilder, sql } from 'kysely'
import { guideNoun } from '../app/guides/guide-noun.ts'
import { type Database, engineOf } from '../app/platform/db/database.server.ts'
import { fillRecords } from './content-data.ts'

const peopleAtOnce = 10_000
const twoYears = 2 * 365 * 86_400

/** The numbers from `from` up to `to`, which is left out, as "n"."i". */
export const numbers = (from: number, to: number) =>
  sql`with recursive "n" ("i") as (select ${sql.lit(from)} union all select "i" + 1 from "n" where "i" < ${sql.lit(to - 1)})`

/** So many seconds ago, as the engine stores moments. */
export const ago = (db: Database, seconds: RawBuilder<unknown>) =>
  engineOf(db) === 'postgres'
    ? sql`now() - (${seconds}) * interval '1 second'`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch() - (${seconds}), 'unixepoch')`

/** The ids of the guides that `fillProgress` makes. */
export const progressGuide = (index: number) => `molto-letta-${index}`

/** The ids of its learners. */
export const progressLearner = (index: number) => `learner-${index}`

const chapterId = (guide: string, position: number) => `${guide}-${position}`

async function addGuides(db: Database, guides: number, chapters: number): Promise<void> {
  const { id: toolId } = await db
    .selectFrom('records')
    .select('id')
    .where('noun', '=', 'tool')
    .executeTakeFirstOrThrow()
  const made = (_: unknown, index: number) => {
    const id = progressGuide(index)
    const parts = Array.from({ length: chapters }, (_part, position) => ({
      ...{ id: chapterId(id, position), title: `Capitolo ${position}`, duration: 5 },
      ...{ description: 'Un capitolo.', content: 'Testo.' },
    }))
    const texts = { title: `Molto letta ${index}`, description: 'Una guida di prova.' }
    const content = guideNoun.schema.parse({ ...texts, toolId, rating: 4, chapters: parts })
    return { id, content, isPublished: true }
  }
  await fillRecords(db, guideNoun, Array.from({ length: guides }, made))
}

/**
 * Adds guides that many people have done: each of `people` every chapter of each guide, whose
 * chapters are as many as it takes for about `completions` in all. The content must be there.
 */
export async function fillProgress(
  db: Database,
  { people, guides, completions }: { people: number; guides: number; completions: number },
): Promise<void> {
  const chapters = Math.max(1, Math.round(completions / people / guides))
  await addGuides(db, guides, chapters)
  for (let from = 0; from < people; from += peopleAtOnce) {
    const to = Math.min(people, from + peopleAtOnce)
    const born = ago(db, sql`"i" * ${sql.lit(twoYears / people)}`)
    await sql`insert into "users" ("id", "name", "email", "city", "createdAt", "updatedAt")
      ${numbers(from, to)}
      select 'learner-' || "i", 'Chi impara', 'chi-' || "i" || '@esempio.invalid', 'Bergamo', ${born}, ${born} from "n"`.execute(
      db,
    )
    await sql`insert into "chapterCompletions" ("userId", "guideId", "chapterId", "completedAt")
      ${numbers(from, to)}
      select 'learner-' || "i", h."guideId", h."id", ${ago(db, sql`"i" * ${sql.lit(twoYears / people)}`)}
      from "n" cross join (${chaptersOf(guides, chapters)}) as h`.execute(db)
  }
  await knowSizes(db)
}

/** The chapters that `addGuides` made, as rows of "guideId" and "id". */
const chaptersOf = (guides: number, chapters: number) => {
  const ids = Array.from({ length: guides }, (_, index) => progressGuide(index)).flatMap((guide) =>
    Array.from({ length: chapters }, (_, position) => ({ guide, id: chapterId(guide, position) })),
  )
  return asRows(ids)
}

/** Chapters as rows of "guideId" and "id", to join with. */
export const asRows = (chapters: readonly { guide: string; id: string }[]) =>
  sql.join(
    chapters.map(
      ({ guide, id }) => sql`select ${sql.lit(guide)} as "guideId", ${sql.lit(id)} as "id"`,
    ),
    sql` union all `,
  )

/** As a database knows itself that has grown day by day. */
export async function knowSizes(db: Database): Promise<void> {
  await sql.raw(engineOf(db) === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
}
