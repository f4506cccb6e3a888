import { openDatabase } from '../app/platform/db/database.server.ts'
import { launchFucina } from '../tests/harness/launch.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { fillTools } from './content-data.ts'
import type { Finding } from './figures.ts'
import { common, syllables } from './texts.ts'
import { pageWaits } from './waits.ts'

const count = 2_000
/**
 * p99 over HTTP, in milliseconds: what comes within a tenth of a second has come at once. A site
 * has some tens of tools; 2,000 are the most there may be.
 */
const target = 100

const syllable = (turn: number) => syllables[turn % syllables.length] ?? ''

const kinds: [name: string, goal: (turn: number) => string][] = [
  ['a broad word', () => 'scrivere'],
  ['the commonest words together', (turn) => common.slice(0, 4 + (turn % 4)).join(' ')],
  ['a whole sentence', () => 'vorrei preparare una presentazione per i clienti del mio negozio'],
  ['a piece of many words', (turn) => syllable(turn)],
  [
    'a seldom word',
    (turn) => syllable(turn) + syllable(Math.floor(turn / 7)) + syllable(turn * 3 + 1),
  ],
  ['a word nowhere', (turn) => `qxz${turn}qxz`],
]

/** The finder of the home page over as many tools as there may be, as a visitor without script asks it. */
export async function finderAtScale(engine: TestEngine, requests = 200): Promise<Finding[]> {
  const place = await databasePlace('seeded', engine)
  try {
    const db = openDatabase(place, () => {})
    await fillTools(db, count).finally(() => db.destroy())
    const server = await launchFucina({ place })
    try {
      const findings: Finding[] = []
      for (const [name, goal] of kinds) {
        const what = `Finder over ${count.toLocaleString('en-GB')} tools, ${engine}: ${name}`
        const address = (turn: number) => `${server.url}/?cerca=${encodeURIComponent(goal(turn))}`
        findings.push(await pageWaits(what, address, { requests, target }))
      }
      return findings
    } finally {
      await server.remove()
    }
  } finally {
    await place.remove()
  }
}
