import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '../app/platform/db/database.server.ts'

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

async function addGuides(db: Database, guides: number, chapters: number): Promise<void> {
  const { id: toolId } = await db.selectFrom('tools').select('id').executeTakeFirstOrThrow()
  const now = new Date()
  const texts = { description: 'Una guida di prova.', difficulty: 'beginner' as const }
  for (let index = 0; index < guides; index += 1) {
    const id = progressGuide(index)
    const title = `Molto letta ${index}`
    await db
      .insertInto('guides')
      .values({
        ...texts,
        id,
        toolId,
        title,
        duration: 10,
        imageUrl: null,
        rating: 4,
        isPublished: true,
        prerequisites: [],
        relatedGuides: [],
        verifiedAt: null,
        searchText: `${title.toLowerCase()}\nuna guida di prova`,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await db
      .insertInto('chapters')
      .values(
        Array.from({ length: chapters }, (_, position) => ({
          id: `${id}-${position}`,
          guideId: id,
          position,
          title: `Capitolo ${position}`,
          description: 'Un capitolo.',
          content: 'Testo.',
          duration: 5,
          exercises: [],
        })),
      )
      .execute()
  }
}

/**
 * Adds guides that many people have done: each of `people` every chapter of each guide, whose
 * chapters are as many as it takes for about `completions` in all. The content must be there.
 */
export async function fillProgress(
  db: Database,
  { people, guides, completions }: { people: number; guides: number; completions: number },
): Promise<void> {
  await addGuides(db, guides, Math.max(1, Math.round(completions / people / guides)))
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
      from "n" cross join "chapters" h where h."guideId" like 'molto-letta-%'`.execute(db)
  }
  await knowSizes(db)
}

/** As a database knows itself that has grown day by day. */
export async function knowSizes(db: Database): Promise<void> {
  await sql.raw(engineOf(db) === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
}
