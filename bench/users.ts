import type { UsersView } from '../app/accounts/users.ts'
import { listUsers } from '../app/accounts/users-list.server.ts'
import { openDatabase } from '../app/platform/db/database.server.ts'
import { unlimited } from '../app/platform/db/postgres.server.ts'
import { pageSize } from '../app/records/list/list-page.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import type { Finding } from './figures.ts'
import { syllables } from './texts.ts'
import { administrator, fillUsers, settle } from './users-data.ts'
import { waits } from './waits.ts'

/** A list that is there within it is there at once, in milliseconds. */
const target = 200

type Kind = { name: string; view: (turn: number) => Partial<UsersView> }

const everybody: UsersView = {
  query: '',
  kind: 'addressed',
  sort: 'newest',
  role: 'all',
  state: 'all',
  page: 1,
}

const syllable = (turn: number) => syllables[turn % syllables.length] ?? ''

/** A surname that one in eight thousand has, another at each turn. */
const seldom = (turn: number) =>
  syllable(turn) + syllable(Math.floor(turn / 7)) + syllable(turn * 3 + 1)

/** What is asked for; pages in the middle of the list are the deep ones. */
function spreadKinds(count: number): Kind[] {
  const middle = Math.floor(count / 2 / pageSize)
  const deep = (turn: number) => middle - (turn % middle)
  return [
    { name: 'first page', view: () => ({}) },
    {
      name: `${(count / 2).toLocaleString('en-GB')} people deep`,
      view: (turn) => ({ page: deep(turn) }),
    },
    { name: 'by name, deep', view: (turn) => ({ sort: 'name', page: deep(turn) }) },
    { name: 'suspended, by name', view: () => ({ state: 'suspended', sort: 'name' }) },
    {
      name: 'search, common name by name, deep',
      view: () => ({ query: 'mario', sort: 'name', page: 5 }),
    },
    { name: 'search, seldom surname', view: (turn) => ({ query: seldom(turn) }) },
    { name: 'search, word nowhere', view: (turn) => ({ query: `qxz${turn}qxz` }) },
  ]
}

/** The administrators' list of `count` people. */
export async function usersAtScale(
  engine: TestEngine,
  count: number,
  requests = 200,
): Promise<Finding[]> {
  const place = await databasePlace('seeded', engine)
  // The statements that make the data take longer than any of the product's.
  const db = openDatabase(place, () => {}, unlimited)
  const people = `${count.toLocaleString('en-GB')} people, ${engine}`
  try {
    await fillUsers(db, count)
    await settle(db, engine === 'postgres')
    const findings: Finding[] = []
    for (const { name, view } of spreadKinds(count)) {
      const ask = (turn: number) => listUsers(db, administrator, { ...everybody, ...view(turn) })
      findings.push(
        await waits(`Administrators’ users, ${people}: ${name}`, { requests, target }, ask),
      )
    }
    return findings
  } finally {
    await db.destroy()
    await place.remove()
  }
}
