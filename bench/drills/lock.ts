/** Somebody holds a row, a table, a guide with very many learners: who else waits? */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { guides } from '../../db/content/guides/all.ts'
import { type Fucina, launchFucina } from '../../tests/harness/launch.ts'
import { quantile, readable } from '../figures.ts'
import { actForm } from '../forms.ts'
import { type Drill, figure } from './drill.ts'
import { type Actor, keptOpen, send, signedInPeople, visitorFrom } from './people.ts'

const keptMilliseconds = 50
const guide = guides[0]
const chapter = guide?.chapters[0]?.id ?? ''

/** Does `work` while a statement's lock is held, and lets go of it afterwards. */
async function holding<T>(
  server: Fucina,
  statement: string,
  values: unknown[],
  work: () => Promise<T>,
) {
  const client = new pg.Client({ connectionString: server.place.url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(statement, values)
    return await work()
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end()
  }
}

/**
 * The times of some requests, one after the other, for so long. Milliseconds; failed ones apart.
 */
async function measureTimes(ask: () => Promise<{ status: number; ms: number }>, seconds: number) {
  const times: number[] = []
  const statuses = new Map<number, number>()
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const { status, ms } = await ask()
    times.push(ms)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await wait(20)
  }
  const words = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return { times, words, allWell: statuses.size === 1 && statuses.has(200) }
}

const p99 = (times: readonly number[]) => quantile(times, 0.99)

async function lockedRow(server: Fucina, [owner, other]: readonly Actor[], seconds: number) {
  const agent = keptOpen()
  const form = { ...actForm('complete', chapter), stay: '1' }
  const statement = 'select 1 from users where id = $1 for update'
  const found = await holding(server, statement, [owner?.person?.id], async () => {
    const theirs = Array.from({ length: 40 }, () =>
      send(agent, `${server.url}/guides/${guide?.id}`, owner ?? visitorFrom(1), { form }),
    )
    const kept = await measureTimes(
      () => send(agent, `${server.url}/`, visitorFrom(2)),
      seconds / 3,
    )
    const ready = await measureTimes(
      () => send(agent, `${server.url}/readyz`, visitorFrom(2)),
      seconds / 3,
    )
    const others = await measureTimes(
      () => send(agent, `${server.url}/guides/${guide?.id}`, other ?? visitorFrom(1), { form }),
      seconds / 3,
    )
    return { kept, ready, others, theirs: await Promise.all(theirs) }
  })
  agent.destroy()
  const waited = Math.max(...found.theirs.map(({ ms }) => ms))
  const told = new Set(found.theirs.map(({ status }) => status))
  return [
    figure(
      'A person’s row locked: kept pages meanwhile, p99',
      `${readable(p99(found.kept.times))} ms`,
      `under ${keptMilliseconds} ms`,
      found.kept.allWell && p99(found.kept.times) < keptMilliseconds,
    ),
    figure(
      '… /readyz',
      `${readable(p99(found.ready.times))} ms, ${found.ready.words}`,
      `200, under ${keptMilliseconds} ms`,
      found.ready.allWell && p99(found.ready.times) < keptMilliseconds,
    ),
    figure(
      '… somebody else’s progress, p99',
      `${readable(p99(found.others.times))} ms, ${found.others.words}`,
      'nobody else waits',
      found.others.allWell && p99(found.others.times) < 500,
    ),
    figure(
      '… 40 requests of the person',
      `longest ${readable(waited)} ms, answered ${[...told].join(', ')}`,
      '503, none for the whole time',
      told.size === 1 && told.has(503) && waited < seconds * 1000,
    ),
  ]
}

async function lockedTable(server: Fucina, [owner]: readonly Actor[], seconds: number) {
  const agent = keptOpen()
  const found = await holding(server, 'lock table users in access exclusive mode', [], async () => {
    const theirs = Array.from({ length: 40 }, () =>
      send(agent, `${server.url}/dashboard`, owner ?? visitorFrom(1)),
    )
    const kept = await measureTimes(
      () => send(agent, `${server.url}/`, visitorFrom(2)),
      seconds / 2,
    )
    const ready = await measureTimes(
      () => send(agent, `${server.url}/readyz`, visitorFrom(2)),
      seconds / 2,
    )
    return { kept, ready, theirs: await Promise.all(theirs) }
  })
  agent.destroy()
  const statuses = new Set(found.theirs.map(({ status }) => status))
  return [
    figure(
      'The table of people locked: kept pages meanwhile, p99',
      `${readable(p99(found.kept.times))} ms, ${found.kept.words}`,
      `under ${keptMilliseconds} ms`,
      found.kept.allWell && p99(found.kept.times) < keptMilliseconds,
    ),
    figure(
      '… /readyz',
      `${readable(p99(found.ready.times))} ms, ${found.ready.words}`,
      `200, under ${keptMilliseconds} ms`,
      found.ready.allWell && p99(found.ready.times) < keptMilliseconds,
    ),
    figure(
      '… 40 pages that need it',
      `answered ${[...statuses].join(', ')}`,
      '503',
      statuses.size === 1 && statuses.has(503),
    ),
  ]
}

export const lock: Drill = {
  about: 'a row and a table are locked by somebody else: only their own people wait',
  engines: ['postgres'],
  size: { counts: 'seconds a lock is held', usual: 60 },
  async run({ engine, size }) {
    const server = await launchFucina({ engine })
    try {
      const people = await signedInPeople(server, 2)
      await send(keptOpen(), `${server.url}/`, visitorFrom(2))
      return [
        ...(await lockedRow(server, people, size)),
        ...(await lockedTable(server, people, size)),
      ]
    } finally {
      await server.remove()
    }
  },
}
