import { sql } from 'kysely'
import { guideNoun } from '../app/guides/guide-noun.ts'
import { openDatabase } from '../app/platform/db/database.server.ts'
import { listRecords } from '../app/records/list/record-list.server.ts'
import { type RecordListView, readListView } from '../app/records/list/record-list-view.ts'
import { toolNoun } from '../app/tools/tool-noun.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { fillGuides, fillTools, guideId, toolId } from './content-data.ts'
import { type Finding, quantile, readable, verdictOf } from './figures.ts'
import { fixedWork } from './fixed-work.ts'
import { syllables } from './texts.ts'

const target = 50

const syllable = (turn: number) => syllables[turn % syllables.length] ?? ''

/** A word of the texts that few rows hold, another at each turn. */
const seldom = (turn: number) =>
  syllable(turn) + syllable(Math.floor(turn / 7)) + syllable(turn * 3 + 1)

type Kind = { name: string; view: (turn: number) => Partial<RecordListView> }

/** What is asked of the guides; rows in the middle of the list stand for deep pages. */
export const kindsOfGuides = (count: number): Kind[] => [
  { name: 'first page', view: () => ({}) },
  { name: 'last changed first', view: () => ({ order: 'changed' }) },
  {
    name: `last changed, ${(count / 2).toLocaleString('en-GB')} deep`,
    view: (turn) => ({ order: 'changed', after: guideId(count / 2 - turn * 24) }),
  },
  { name: 'by title, deep', view: (turn) => ({ after: guideId(count / 2 - turn * 24) }) },
  { name: 'drafts, deep', view: (turn) => ({ state: 'draft', after: guideId(turn * 30) }) },
  { name: 'search, rare word', view: () => ({ query: 'zabaione' }) },
  { name: 'search, seldom word', view: (turn) => ({ query: seldom(turn) }) },
  { name: 'search, common word', view: () => ({ query: 'Menù' }) },
  {
    name: 'search, common word deep',
    view: (turn) => ({ query: 'menu', order: 'changed', after: guideId(count / 2 - turn * 24) }),
  },
  { name: 'search, two letters', view: () => ({ query: 'me' }) },
  { name: 'search, word nowhere', view: (turn) => ({ query: `qxz${turn}qxz` }) },
]

export const kindsOfTools = (count: number): Kind[] => [
  { name: 'first page', view: () => ({}) },
  {
    name: `last changed, ${(count / 2).toLocaleString('en-GB')} deep`,
    view: (turn) => ({ order: 'changed', after: toolId(count / 2 - turn * 24) }),
  },
  { name: 'by name, deep', view: (turn) => ({ after: toolId(count / 2 - turn * 24) }) },
  { name: 'inactive', view: () => ({ state: 'draft' }) },
  { name: 'a category', view: () => ({ facet: 'Immagini', order: 'changed' }) },
  { name: 'search, seldom word', view: (turn) => ({ query: seldom(turn) }) },
  { name: 'search, common word', view: () => ({ query: 'ChatGPT' }) },
  { name: 'search, two letters', view: () => ({ query: 'me' }) },
  { name: 'search, word nowhere', view: (turn) => ({ query: `qxz${turn}qxz` }) },
]

/** Asks `requests` times, each time another question, and holds the slowest against the target. */
export async function measure(
  what: string,
  requests: number,
  ask: (turn: number) => Promise<unknown>,
): Promise<Finding> {
  const values: number[] = []
  const floor: number[] = []
  for (let turn = -10; turn < requests; turn++) {
    const work = fixedWork()
    const start = performance.now()
    await ask(Math.max(0, turn))
    if (turn < 0) continue
    values.push(performance.now() - start)
    floor.push(work)
  }
  const slowest = quantile(values, 0.99)
  return {
    what,
    measured: `p50 ${readable(quantile(values, 0.5))} ms, p99 ${readable(slowest)} ms`,
    target: `p99 at most ${target} ms`,
    met: verdictOf(floor, slowest <= target),
    series: [],
  }
}

const everything = readListView(new URLSearchParams())

/** Pages of the administrators' tables of guides and tools, `count` rows each. */
export async function adminListsAtScale(
  engine: TestEngine,
  count: number,
  requests = 200,
): Promise<Finding[]> {
  const place = await databasePlace('seeded', engine)
  const db = openDatabase(place, () => {})
  const rows = `${count.toLocaleString('en-GB')} each, ${engine}`
  try {
    await fillTools(db, count)
    await fillGuides(db, count)
    await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'pragma optimize').execute(db)
    const findings: Finding[] = []
    for (const { name, view } of kindsOfGuides(count)) {
      const ask = (turn: number) =>
        listRecords(db, guideNoun, { ...everything, ...view(turn) }, () => null)
      findings.push(await measure(`Administrators’ guides, ${rows}: ${name}`, requests, ask))
    }
    for (const { name, view } of kindsOfTools(count)) {
      const ask = (turn: number) =>
        listRecords(db, toolNoun, { ...everything, ...view(turn) }, () => null)
      findings.push(await measure(`Administrators’ tools, ${rows}: ${name}`, requests, ask))
    }
    return findings
  } finally {
    await db.destroy()
    await place.remove()
  }
}
