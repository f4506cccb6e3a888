import { type Database, openDatabase } from '../app/platform/db/database.server.ts'
import { listSaved } from '../app/saved/list.server.ts'
import { parseSavedView, type SavedView } from '../app/saved/saved-view.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { type Finding, quantile, readable, verdictOf } from './figures.ts'
import { fixedWork } from './fixed-work.ts'
import { fillSaved, reader, responseId, responses } from './saved-data.ts'
import { syllables } from './texts.ts'

const requests = 200
const target = 50
const depth = 500

/** What is asked for; the number makes each of the requests of a kind another one. */
type Kind = { name: string; view: (turn: number) => Partial<SavedView> }

const syllable = (turn: number) => syllables[turn % syllables.length] ?? ''

/** A word of the texts that about one in eight hundred holds, another at each turn. */
const seldom = (turn: number) =>
  syllable(turn) + syllable(Math.floor(turn / 7)) + syllable(turn * 3 + 1)

/** Newest first: the response at `place` of the list. */
const idAt = (place: number) => responseId(responses - 1 - place)

const deep = (turn: number) => idAt(depth + (turn % 20) * 24)

const kinds: Kind[] = [
  { name: 'first page', view: () => ({}) },
  { name: `page ${depth.toLocaleString('en-GB')} deep`, view: (turn) => ({ after: deep(turn) }) },
  { name: 'by title', view: () => ({ sort: 'title' }) },
  { name: 'a tag', view: () => ({ tag: 'cucina' }) },
  { name: 'a tag, with image', view: () => ({ tag: 'cucina', filter: 'withImage' }) },
  { name: 'a seldom tag, with image', view: () => ({ tag: 'estate', filter: 'withImage' }) },
  { name: 'search, rare word', view: () => ({ query: 'zabaione' }) },
  { name: 'search, seldom word', view: (turn) => ({ query: seldom(turn) }) },
  { name: 'search, common word', view: () => ({ query: 'Menù' }) },
  {
    name: 'search, common word deep',
    view: (turn) => ({ query: 'menu', after: deep(turn) }),
  },
  { name: 'search, common words together', view: () => ({ query: 'con la' }) },
  { name: 'search, common words nowhere', view: () => ({ query: 'per la che in di' }) },
  { name: 'search, two letters', view: () => ({ query: 'me' }) },
  { name: 'search, two letters nowhere', view: () => ({ query: 'qq' }) },
  {
    name: 'search with tag and image, by title',
    view: (turn) => ({
      query: seldom(turn),
      tag: 'cucina',
      filter: 'withImage',
      sort: 'title',
    }),
  },
]

async function measure(db: Database, { name, view }: Kind, engine: string): Promise<Finding> {
  const values: number[] = []
  const floor: number[] = []
  for (let turn = -10; turn < requests; turn++) {
    const asked = { ...parseSavedView(new URLSearchParams()), ...view(Math.max(0, turn)) }
    const work = fixedWork()
    const start = performance.now()
    await listSaved(db, reader, asked)
    if (turn < 0) continue
    values.push(performance.now() - start)
    floor.push(work)
  }
  const slowest = quantile(values, 0.99)
  return {
    what: `Saved responses, ${responses.toLocaleString('en-GB')} of one person, ${engine}: ${name}`,
    measured: `p50 ${readable(quantile(values, 0.5))} ms, p99 ${readable(slowest)} ms`,
    target: `p99 at most ${target} ms`,
    met: verdictOf(floor, slowest <= target),
    series: [],
  }
}

/** Pages of the list of saved responses, read one after the other from a large collection. */
export async function savedAtScale(engine: TestEngine): Promise<Finding[]> {
  const place = await databasePlace('migrated', engine)
  const db = openDatabase(place, () => {})
  try {
    await fillSaved(db, place.url)
    const findings: Finding[] = []
    for (const kind of kinds) findings.push(await measure(db, kind, engine))
    return findings
  } finally {
    await db.destroy()
    await place.remove()
  }
}
