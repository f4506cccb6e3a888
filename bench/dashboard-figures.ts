import { sql } from 'kysely'
import { guidePath } from '../app/paths.ts'
import { type Database, openDatabase } from '../app/platform/db/database.server.ts'
import { unlimited } from '../app/platform/db/postgres.server.ts'
import { guides } from '../db/content/guides/all.ts'
import { chatgptBasics } from '../db/content/guides/chatgpt-basics.ts'
import { heldBy, heldSettings } from '../tests/harness/held.ts'
import { launchFucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { type Finding, quantile, readable } from './figures.ts'
import { actForm } from './forms.ts'
import { ago, asRows, knowSizes, numbers } from './progress-data.ts'
import { pageWaits } from './waits.ts'

const chaptersEach = 10
const generations = 150_000
const happenings = 100_000
const twoYears = 2 * 365 * 86_400
const month = 30 * 86_400
const peopleAtOnce = 20_000

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
  await knowSizes(db)
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
 * The administrators' dashboard, and a chapter done, where many people have done many chapters.
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
        cookie,
      })
      const block = await heldBy(server)
      return [
        waits,
        {
          what: `Longest block meanwhile, ${engine}`,
          measured: `${readable(block)} ms`,
          target: 'at most 50 ms',
          met: block <= 50,
          series: [],
        },
        await chapterWaits(`A chapter done and undone, ${size}, ${engine}`, server.url, {
          requests,
          cookie,
        }),
      ]
    } finally {
      await server.remove()
    }
  } finally {
    await place.remove()
  }
}

/** How long it takes to do a chapter, and to take the mark away. */
async function chapterWaits(
  what: string,
  url: string,
  { requests, cookie }: { requests: number; cookie: string },
): Promise<Finding> {
  const values: number[] = []
  const chapter = chatgptBasics.chapters[0]?.id
  for (let turn = -10; turn < requests; turn++) {
    const form = actForm(turn % 2 === 0 ? 'complete' : 'undo', chapter)
    const start = performance.now()
    const response = await fetch(url + guidePath(chatgptBasics.id), {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Cookie: cookie, Origin: url, 'Sec-Fetch-Site': 'same-origin' },
      redirect: 'manual',
    })
    await response.arrayBuffer()
    if (response.status >= 400) throw new Error(`a chapter answered ${response.status}`)
    if (turn >= 0) values.push(performance.now() - start)
  }
  return {
    what,
    measured: `p50 ${readable(quantile(values, 0.5))} ms, p99 ${readable(quantile(values, 0.99))} ms`,
    target: 'none of its own',
    met: null,
    series: [],
  }
}
