import { expect, test } from 'vitest'
import { searchColumn, searchWords } from '../../../db/fold.ts'
import { testDatabase } from '../../../tests/harness/database.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { type ContentList, listContent } from './content-list.server.ts'

const words = ['Menù', 'perché', 'orario', 'Bergamo', 'x%_"']

/** `count` inactive tools besides the seeded ones; names repeat, and several change at once. */
async function addTools(db: Database, count: number) {
  const [tool] = await db.selectFrom('tools').selectAll().limit(1).execute()
  if (!tool) throw new Error('the seed has tools')
  for (let first = 0; first < count; first += 200) {
    const rows = Array.from({ length: Math.min(200, count - first) }, (_, at) => {
      const index = first + at
      const name = `Attrezzo ${words[index % words.length]} ${Math.floor(index / 7)}`
      return {
        ...tool,
        id: `attrezzo-${index}`,
        name,
        isActive: false,
        category: `Prova ${index % 3}`,
        searchText: searchColumn([name, 'Una descrizione', 'Prova']),
        updatedAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))),
      }
    })
    await db.insertInto('tools').values(rows).execute()
  }
}

const all: ContentList = {
  table: 'tools',
  order: 'called',
  having: {},
  query: '',
  after: null,
  before: null,
  size: 24,
}

const states: ContentList['having'][] = [{}, { isActive: false }, { isActive: true }]

/** Every page to the end, and back again to the beginning, which must be the same pages. */
async function walk(db: Database, list: ContentList): Promise<string[]> {
  const pages = [await listContent(db, list)]
  for (let page = pages[0]; page?.next; page = pages.at(-1)) {
    pages.push(await listContent(db, { ...list, after: page.next }))
  }
  let last = pages.at(-1)
  const back: string[][] = last ? [last.ids] : []
  while (last?.previous) {
    last = await listContent(db, { ...list, before: last.previous })
    back.unshift(last.ids)
  }
  const ids = pages.flatMap((page) => page.ids)
  expect(back.flat()).toEqual(ids)
  return ids
}

type Row = { id: string; name: string; searchText: string; updatedAt: Date; isActive: boolean }

/** The same by plain JavaScript. */
function expected(rows: Row[], { order, having, query }: ContentList): string[] {
  const words = searchWords(query)
  const bytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
  return rows
    .filter((row) => words.every((word) => row.searchText.includes(word)))
    .filter((row) => having.isActive === undefined || row.isActive === having.isActive)
    .sort((one, other) =>
      order === 'called'
        ? bytes(one.searchText, other.searchText) || bytes(one.id, other.id)
        : other.updatedAt.getTime() - one.updatedAt.getTime() || bytes(other.id, one.id),
    )
    .map(({ id }) => id)
}

test('ADMG-01 ADMT-01 pages of a list in every order, forwards and backwards, with and without a search', async () => {
  const db = await testDatabase({ seeded: true })
  await addTools(db, 1_300)
  const rows = await db.selectFrom('tools').selectAll().execute()
  // Few, none, all, two letters, and signs with a meaning.
  for (const query of ['', 'PERCHE', 'niente di ciò', 'attrezzo', 'zo', 'x%_"', '  menu   1 ']) {
    for (const order of ['called', 'changed'] as const) {
      for (const having of states) {
        const list = { ...all, order, having, query, size: 150 }
        expect(await walk(db, list), JSON.stringify(list)).toEqual(expected(rows, list))
      }
    }
  }
})

test('ADMG-01 ADMT-01 the total is of all pages, and follows every change', async () => {
  const db = await testDatabase({ seeded: true })
  await addTools(db, 1_100)
  const total = async (list: Partial<ContentList>) =>
    (await listContent(db, { ...all, ...list })).total
  expect(await total({})).toBe(1_110)
  expect(await total({ having: { isActive: false, category: 'Prova 1' } })).toBe(367)
  expect(await total({ query: 'menu' })).toBe(220)
  expect(await total({ query: 'attrezzo' })).toBe(1_100)
  await db.deleteFrom('tools').where('id', '=', 'attrezzo-0').execute()
  expect(await total({})).toBe(1_109)
  expect(await total({ query: 'menu' })).toBe(219)
})

test('a page whose start is gone meanwhile is the first one', async () => {
  const db = await testDatabase({ seeded: true })
  const first = (await listContent(db, { ...all, size: 4 })).ids
  for (const gone of [{ after: 'nessuno' }, { before: 'nessuno' }]) {
    for (const query of ['', 'a']) {
      const page = await listContent(db, { ...all, ...gone, query, size: 4 })
      expect(page.ids).toEqual(first)
      expect(page.previous).toBe(null)
    }
  }
})
