import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf, openDatabase } from '../app/platform/db/database.server.ts'
import { unlimited } from '../app/platform/db/postgres.server.ts'
import { guides } from '../db/content/guides/all.ts'
import { heldBy, heldSettings } from '../tests/harness/held.ts'
import { launchFucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { type Finding, readable } from './figures.ts'
import { pageWaits } from './waits.ts'

/**
 * p99 in milliseconds: the first look in a minute counts what everybody has done, beside what
 * serves people, and an administrator who waits half a second for a dashboard waits for nothing.
 */
const target = 500
/** What everybody else waits meanwhile, in milliseconds: a tenth of a second is felt as at once. */
const mostBlock = 100
const chaptersEach = 10
const generations = 150_000
const happenings = 100_000
const twoYears = 2 * 365 * 86_400
const month = 30 * 86_400
const peopleAtOnce = 20_000

/** The numbers from `from` up to `to`, which is left out, as "n"."i". */
const numbers = (from: number, to: number) =>
  sql`with recursive "n" ("i") as (select ${sql.lit(from)} union all select "i" + 1 from "n" where "i" < ${sql.lit(to - 1)})`

/** So many seconds ago, as the engine stores moments. */
const ago = (db: Database, seconds: RawBuilder<unknown>) =>
  engineOf(db) === 'postgres'
    ? sql`now() - (${seconds}) * interval '1 second'`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch() - (${seconds}), 'unixepoch')`

/** Chapters as rows of "guideId" and "id", to join with. */
const asRows = (chapters: readonly { guide: string; id: string }[]) =>
  sql.join(
    chapters.map(
      ({ guide, id }) => sql`select ${sql.lit(guide)} as "guideId", ${sql.lit(id)} as "id"`,
    ),
    sql` union all `,
  )

/** People over two years, each with ten chapters of the built-in guides done. */
async function fillPeople(db: Database, people: number): Promise<void> {
  const chosen = guides
    .flatMap(({ id: guide, chapters }) => chapters.map(({ id }) => ({ guide, id })))
    .slice(0, chaptersEach)
  for (let from = 0; from < people; from += peopleAtOnce) {
    const to = Math.min(people, from + peopleAtOnce)
    const born = ago(db, sql`"i" * ${sql.lit(twoYears / people)}`)
    await sql`insert into "users" ("id", "name", "email", "isActive", "city", "createdAt", "updatedAt")
      ${numbers(from, to)}
      select 'learner-' || "i", 'Chi impara', 'chi-' || "i" || '@esempio.invalid', "i" % 100 <> 0, 'Bergamo', ${born}, ${born} from "n"`.execute(
      db,
    )
    await sql`insert into "chapterCompletions" ("userId", "guideId", "chapterId", "completedAt")
      ${numbers(from, to)}
      select 'learner-' || "i", h."guideId", h."id", ${ago(db, sql`"i" * ${sql.lit(twoYears / people)}`)}
      from "n" cross join (${asRows(chosen)}) as h`.execute(db)
  }
}

async function fillRest(db: Database): Promise<void> {
  const spread = (rows: number) => ago(db, sql`"i" * ${sql.lit(month / rows)}`)
  const no = sql`${sql.lit(1)} = 0`
  await sql`insert into "generations" ("id", "kind", "status", "isDemo", "createdAt")
    ${numbers(0, generations)}
    select 'generation-' || "i", 'answer', 'ok', ${no}, ${spread(generations)} from "n"`.execute(db)
  await sql`insert into "register"
    ("id", "at", "act", "place", "actorSearch", "personSearch", "titleSearch")
    ${numbers(0, happenings)}
    select 'event-' || "i", ${spread(happenings)}, 'backupMade', 'comando', '', '', ''
    from "n"`.execute(db)
  await sql`insert into "heartbeats" ("minute")
    ${numbers(1, 30 * 24 * 60)}
    select ${ago(db, sql`"i" * 60`)} from "n" where true on conflict do nothing`.execute(db)
}

/**
 * The administrators' dashboard where many people have done many chapters.
 * @param people each has ten completions
 */
export async function dashboardFigures(
  engine: TestEngine,
  { people, requests = 200 }: { people: number; requests?: number },
): Promise<Finding[]> {
  const place = await databasePlace('seeded', engine)
  try {
    const db = openDatabase(place, () => {}, unlimited)
    try {
      await fillPeople(db, people)
      await fillRest(db)
      // As a database knows itself that has grown day by day.
      await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
    } finally {
      await db.destroy()
    }
    const server = await launchFucina({ place, env: heldSettings })
    try {
      const { id } = await person(server, { role: 'admin' })
      const cookie = (await openSession(server, id)).join('=')
      const size = `${people.toLocaleString('en-GB')} people, ${(people * chaptersEach).toLocaleString('en-GB')} completions`
      const what = `Administrators' dashboard, ${size}, ${engine}`
      await heldBy(server)
      const waits = await pageWaits(what, () => `${server.url}/admin/dashboard`, {
        requests,
        target,
        cookie,
      })
      const block = await heldBy(server)
      return [
        waits,
        {
          what: `Longest block meanwhile, ${engine}`,
          measured: `${readable(block)} ms`,
          target: `at most ${mostBlock} ms`,
          met: block <= mostBlock,
        },
      ]
    } finally {
      await server.remove()
    }
  } finally {
    await place.remove()
  }
}
