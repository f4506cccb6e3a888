import { setTimeout as wait } from 'node:timers/promises'
import { editGuidePath, trashPath } from '../app/admin-paths.ts'
import { guidePath } from '../app/paths.ts'
import { openDatabase } from '../app/platform/db/database.server.ts'
import { unlimited } from '../app/platform/db/postgres.server.ts'
import { chatgptBasics } from '../db/content/guides/chatgpt-basics.ts'
import { type Fucina, launchFucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { type Finding, quantile, readable } from './figures.ts'
import { actForm } from './forms.ts'
import { fillProgress, progressGuide, progressLearner } from './progress-data.ts'

/** What others may wait at most while learners are counted anew, in milliseconds. */
const target = 200
const longest = 300_000
const quiet = 8_000
const betweenRequests = 20

type Asker = (turn: number) => Promise<Response>

const cookieOf = async (server: Fucina, id: string) => (await openSession(server, id)).join('=')

/** Sends a form as a browser does. */
const post = (url: string, path: string, cookie: string, fields: Record<string, string>) =>
  fetch(url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
  })

/**
 * What others do meanwhile: a visitor, two learners, one of whom is counted too, an administrator.
 */
async function others(server: Fucina, admin: string): Promise<Asker[]> {
  const { url } = server
  const page = (path: string, cookie: string) => () =>
    fetch(url + path, { headers: { Cookie: cookie } })
  const learner = await cookieOf(server, progressLearner(7))
  const busy = await cookieOf(server, (await person(server)).id)
  const chapter = chatgptBasics.chapters[0]?.id
  return [
    page('/prompts', ''),
    page('/dashboard', learner),
    page('/admin/dashboard', admin),
    (turn) =>
      post(
        url,
        guidePath(chatgptBasics.id),
        busy,
        actForm(turn % 2 === 0 ? 'complete' : 'undo', chapter),
      ),
  ]
}

const inWords = (values: readonly number[]) =>
  `p50 ${readable(quantile(values, 0.5))} ms, p99 ${readable(quantile(values, 0.99))} ms, longest ${readable(Math.max(...values))} ms`

/** How long others wait while `work` runs, in milliseconds. */
async function waitsDuring(askers: readonly Asker[], work: () => Promise<void>): Promise<number[]> {
  const values: number[] = []
  let isOver = false
  const asking = askers.map(async (ask) => {
    for (let turn = 0; !isOver; turn += 1) {
      const start = performance.now()
      const response = await ask(turn)
      await response.arrayBuffer()
      if (response.status >= 400) throw new Error(`${response.url} answered ${response.status}`)
      values.push(performance.now() - start)
      await wait(betweenRequests)
    }
  })
  const working = work().finally(() => {
    isOver = true
  })
  await Promise.all([working, ...asking])
  return values
}

/** Until everybody has been counted anew. @returns the milliseconds it took */
async function counted(server: Fucina): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < longest) {
    const left = await server.db().selectFrom('recounts').select('id').executeTakeFirst()
    if (!left) return performance.now() - start
    await wait(250)
  }
  throw new Error('the learners were not counted in time')
}

/**
 * A guide that very many people have done is deleted, and restored, while others work.
 * @param size people who have done all of it, and how many completions that makes
 */
export async function recountAtScale(
  engine: TestEngine,
  { people, completions }: { people: number; completions: number },
): Promise<Finding[]> {
  const place = await databasePlace('seeded', engine)
  try {
    const db = openDatabase(place, () => {}, unlimited)
    await fillProgress(db, { people, guides: 1, completions }).finally(() => db.destroy())
    const server = await launchFucina({ place })
    try {
      const admin = await cookieOf(server, (await person(server, { role: 'admin' })).id)
      const askers = await others(server, admin)
      await waitsDuring(askers, () => wait(1000))
      const usual = await waitsDuring(askers, () => wait(quiet))
      const findings: Finding[] = [
        {
          what: `The same requests while nothing is counted, ${engine}`,
          measured: inWords(usual),
          target: 'none: this machine’s floor',
          met: null,
          series: [],
        },
      ]
      const note = async (what: string, act: () => Promise<Response>) => {
        let own = 0
        let all = 0
        const values = await waitsDuring(askers, async () => {
          const start = performance.now()
          const response = await act()
          if (response.status !== 303) throw new Error(`it answered ${response.status}`)
          own = performance.now() - start
          all = await counted(server)
        })
        const slowest = quantile(values, 0.99)
        findings.push({
          what: `Others while a guide with ${completions.toLocaleString('en-GB')} completions is ${what}, ${engine}`,
          measured: `${inWords(values)}; the administrator ${readable(own)} ms; all counted after ${readable(all / 1000)} s`,
          target: `p99 under ${target} ms`,
          met: slowest < target,
          series: [],
        })
      }
      const guide = progressGuide(0)
      await note('deleted', () => post(server.url, editGuidePath(guide), admin, actForm('delete')))
      const { id } = await server
        .db()
        .selectFrom('trash')
        .select('id')
        .where('recordId', '=', guide)
        .executeTakeFirstOrThrow()
      await note('restored', () => post(server.url, trashPath(), admin, actForm('restore', id)))
      return findings
    } finally {
      await server.remove()
    }
  } finally {
    await place.remove()
  }
}
