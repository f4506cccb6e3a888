import { randomUUID } from 'node:crypto'
import { codeLetters } from '../app/groups/group-code.ts'
import { readySteps } from '../app/groups/path-steps.server.ts'
import { testGroup, testMember } from '../tests/harness/groups.ts'
import { type Fucina, launchFucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import type { TestEngine } from '../tests/harness/place.ts'
import { browserLike } from '../tests/harness/visitor.ts'
import { type Finding, readable } from './figures.ts'
import { processorMilliseconds } from './processes.ts'

const groups = 50
const people = 40
const minute = 60_000
/** A board asks every three seconds, the page of somebody in a group every fifteen. */
const boardsAMinute = groups * 20
const pagesAMinute = groups * people * 4
/** What is measured of a minute of the pages; the rest is counted. */
const measuredPages = 800
const mostSeconds = 10
/** Of a processor, in percent. */
const most = 20

/** Fifty groups of forty at once: what their boards and pages cost, and forty who come in together. */
export async function groupsAtWork(engine: TestEngine): Promise<Finding[]> {
  const server = await launchFucina({ engine })
  try {
    const { leader, led, member } = await fill(server)
    const changing = await cost(server, leader, boardsAMinute, (turn) => ({
      path: `/gruppi/${led[turn % groups]}/lavagna`,
    }))
    const marks = new Map<string, string>()
    for (const id of led) {
      const answer = await ask(server, leader, `/gruppi/${id}/lavagna`)
      marks.set(id, answer.headers.get('ETag') ?? '')
    }
    const same = await cost(server, leader, boardsAMinute, (turn) => {
      const id = led[turn % groups] ?? ''
      return { path: `/gruppi/${id}/lavagna`, mark: marks.get(id) ?? '' }
    })
    const news = await cost(server, member, measuredPages, () => ({ path: '/news' }))
    const withGroup = await cost(server, member, measuredPages, () => ({ path: '/news?gruppo' }))
    const times = pagesAMinute / measuredPages
    return [
      share(`Boards of 50 groups of 40, nothing new, ${engine}`, same, boardsAMinute),
      share(`Boards of 50 groups of 40, read anew, ${engine}`, changing, boardsAMinute),
      {
        what: `News of 2,000 pages of people in groups, ${engine}`,
        measured: `${percent(withGroup * times)} % of a processor, of which the group ${percent((withGroup - news) * times)} %`,
        target: 'none of its own',
        met: null,
        series: [],
      },
      await together(server, engine),
    ]
  } finally {
    await server.remove()
  }
}

async function fill(server: Fucina) {
  const db = server.db()
  const { id: ledBy } = await person(server, { role: 'facilitator' })
  const led: string[] = []
  let last = ''
  for (let index = 0; index < groups; index += 1) {
    const code = `BBBB${codeLetters[Math.floor(index / 13)]}${codeLetters[index % 13]}`
    const path = [...readySteps['non-cascarci']]
    const { id } = await testGroup(db, { ledBy, code, path, seats: people })
    led.push(id)
    for (let at = 0; at < people; at += 1) {
      const hand = at % 13 === 0 ? { handAt: new Date() } : {}
      last = await testMember(db, id, { name: `Persona ${at}`, ...hand })
      const userId = last
      const steps = path.slice(0, at % 7).map((step) => step.slice(step.indexOf(':') + 1))
      if (steps.length === 0) continue
      await db
        .insertInto('learningSteps')
        .values(
          steps.map((stepId) => ({ userId, kind: 'scene' as const, stepId, doneAt: new Date() })),
        )
        .execute()
    }
  }
  const cookie = async (id: string) => (await openSession(server, id)).join('=')
  return { leader: await cookie(ledBy), member: await cookie(last), led }
}

const ask = (server: Fucina, cookie: string, path: string, mark = '') =>
  fetch(server.url + path, { headers: { Cookie: cookie, ...(mark && { 'If-None-Match': mark }) } })

/** @returns milliseconds of processor that so many questions take */
async function cost(
  server: Fucina,
  cookie: string,
  count: number,
  question: (turn: number) => { path: string; mark?: string },
): Promise<number> {
  const pid = server.process.pid ?? 0
  const before = processorMilliseconds(pid)
  for (let turn = 0; turn < count; turn += 1) {
    const { path, mark } = question(turn)
    const answer = await ask(server, cookie, path, mark)
    await answer.arrayBuffer()
    if (answer.status !== (mark ? 304 : 200)) throw new Error(`${path} answered ${answer.status}`)
  }
  return processorMilliseconds(pid) - before
}

const percent = (milliseconds: number) => readable((milliseconds / minute) * 100)

const share = (what: string, milliseconds: number, count: number): Finding => ({
  what,
  measured: `${percent(milliseconds)} % of a processor, ${readable(milliseconds / count)} ms a question`,
  target: `at most ${most} %`,
  met: milliseconds <= (minute * most) / 100,
  series: [],
})

async function together(server: Fucina, engine: TestEngine): Promise<Finding> {
  await testGroup(server.db(), { code: 'CCCCCC', seats: people })
  const start = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: people }, async (_, at) => {
      const form = { nome: `Persona ${at}`, pagina: randomUUID() }
      return (await browserLike(server).post('/g/CCCCCC', form)).status
    }),
  )
  const last = (performance.now() - start) / 1000
  const refused = statuses.filter((status) => status !== 303).length
  return {
    what: `40 come into a group in the same second, ${engine}`,
    measured: `the last one after ${readable(last)} s, ${refused} refused`,
    target: `all in within ${mostSeconds} s`,
    met: refused === 0 && last < mostSeconds,
    series: [],
  }
}
