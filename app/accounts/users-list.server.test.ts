import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { testGroup, testMember } from '../../tests/harness/groups.ts'
import type { PersonFields } from '../../tests/harness/people.ts'
import type { Database } from '../platform/db/database.server.ts'
import { reservedAddress } from '../platform/has-address.ts'
import type { Role } from '../platform/roles.ts'
import { pageSize } from '../records/list/list-page.ts'
import { insertWithoutAddress, personSearchText } from './user-record.server.ts'
import type { UsersView } from './users.ts'
import { listUsers, type UsersPage } from './users-list.server.ts'

const admin = { id: 'amministra', role: 'admin' as const }

const view = (fields: Partial<UsersView> = {}): UsersView => ({
  query: '',
  kind: 'addressed',
  sort: 'newest',
  role: 'all',
  state: 'all',
  page: 1,
  ...fields,
})

const firstDay = Date.UTC(2026, 0, 1)

type Fields = PersonFields & { lastLoginAt?: Date | null }

/** Stores `count` people, a minute after one another. */
async function people(db: Database, count: number, fields: (index: number) => Fields = () => ({})) {
  const waiting = { emailVerified: false, hasLongPassword: false }
  for (let index = 0; index < count; index += 1) {
    const given = {
      name: `Persona ${index}`,
      email: `persona.${index}@esempio.it`,
      ...fields(index),
    }
    const searchText = personSearchText(given.name, given.email)
    const createdAt = new Date(firstDay + index * 60_000)
    await testUser(db, { ...waiting, ...given, searchText, createdAt })
  }
}

const names = ({ items }: UsersPage) => items.map((item) => item.name)

/** All pages from the first one on, until the last. */
async function walk(db: Database, fields: Partial<UsersView>): Promise<UsersPage[]> {
  const pages = [await listUsers(db, admin, view(fields))]
  while (pages.flatMap(({ items }) => items).length < (pages[0]?.total ?? 0)) {
    pages.push(await listUsers(db, admin, view({ ...fields, page: pages.length + 1 })))
  }
  return pages
}

test('WHO-17 WHO-13 the desk lists and finds customers only, whatever the address asks for', async () => {
  const db = await testDatabase()
  const desk = { id: 'sportello', role: 'desk' as const }
  const given: Role[] = ['customer', 'admin', 'customer', 'editor', 'desk', 'customer']
  await people(db, given.length, (index) => ({ role: given[index] ?? 'customer' }))
  const seen = async (fields: Partial<UsersView>) =>
    (await listUsers(db, desk, view(fields))).items.map(({ role, guides }) => [role, guides])
  const customers = Array.from({ length: 3 }, () => ['customer', null])
  for (const fields of [
    {},
    { role: 'admin' },
    { query: 'persona' },
    { sort: 'name', state: 'active' },
  ] as const) {
    expect(await seen(fields), JSON.stringify(fields)).toEqual(customers)
  }
  // Administrators see whoever they ask for, with what a role waits for.
  const { items } = await listUsers(db, admin, view({ role: 'editor' }))
  expect(items.map(({ lacking }) => lacking)).toEqual([['confirmedAddress', 'longPassword']])
})

test('ADMU-01 people are found by parts of name and address, whatever case and accents', async () => {
  const db = await testDatabase()
  await people(
    db,
    4,
    (index) =>
      [
        { name: 'Niccolò Rossi', email: 'nico@posta.it' },
        { name: 'Maria Bianchi', email: 'maria.rossi@gmail.com' },
        { name: '100% Verdi_', email: 'v@posta.it' },
        { name: 'Anna "la" Neri', email: 'anna@posta.it' },
      ].at(index) ?? {},
  )
  const found = async (query: string) => names(await listUsers(db, admin, view({ query })))
  expect(await found('ROSSI')).toEqual(['Maria Bianchi', 'Niccolò Rossi'])
  expect(await found('colo')).toEqual(['Niccolò Rossi'])
  expect(await found('posta.it')).toHaveLength(3)
  expect(await found('0% verdi_')).toEqual(['100% Verdi_'])
  expect(await found('"la"')).toEqual(['Anna "la" Neri'])
  expect(await found('nessuno')).toEqual([])
})

test('ADMU-01 who came into a group with a name alone stands apart, with the group’s name', async () => {
  const db = await testDatabase()
  await people(db, 2)
  const provider = await testUser(db, { name: 'Di un gestore', email: reservedAddress('un-altro') })
  const earlier = new Date(Date.now() - 9 * 86_400_000)
  const first = await testGroup(db, { name: 'Martedì', code: 'BBBBBB', startsAt: earlier })
  const last = await testGroup(db, { name: 'Giovedì', code: 'CCCCCC' })
  const gone = await testGroup(db, { name: 'Mai', code: 'FFFFFF', deletedAt: new Date() })
  for (const [id, groups] of [
    ['luisa', [first, last]],
    ['pia', [gone]],
  ] as const) {
    await insertWithoutAddress(db, { id, name: id, city: 'Bergamo' })
    for (const { id: groupId } of groups) await testMember(db, groupId, { userId: id })
  }
  const addressed = await listUsers(db, admin, view())
  expect(addressed.total).toBe(3)
  expect(names(addressed)).toContain(provider.name)
  const { items, total } = await listUsers(db, admin, view({ kind: 'ofGroup', sort: 'name' }))
  expect(total).toBe(2)
  expect(items.map(({ name, email, group }) => [name, email, group])).toEqual([
    ['luisa', null, 'Giovedì'],
    ['pia', null, null],
  ])
  const found = await listUsers(db, admin, view({ query: 'luisa' }))
  expect(found.items.map(({ name, group }) => [name, group])).toEqual([['luisa', 'Giovedì']])
})

test('ADMU-01 every order shows everybody once', async () => {
  const db = await testDatabase()
  const count = 2 * pageSize + 7
  await people(db, count, (index) => ({
    name: `Nome ${String((index * 37) % count).padStart(3, '0')}`,
    lastLoginAt: index % 3 === 0 ? null : new Date(firstDay + ((index * 11) % count) * 3_600_000),
  }))
  for (const sort of ['newest', 'name', 'lastLogin'] as const) {
    const pages = await walk(db, { sort })
    expect(pages.map(({ items }) => items.length)).toEqual([pageSize, pageSize, 7])
    const items = pages.flatMap((page) => page.items)
    expect(new Set(items.map(({ id }) => id)).size).toBe(count)
    const keys = items.map(({ name, createdAt, lastLoginAt }) =>
      sort === 'name' ? name : -Number(sort === 'newest' ? createdAt : (lastLoginAt ?? createdAt)),
    )
    expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : 1)))
  }
})

test('ADMU-01 roles and states filter, also together with a search', async () => {
  const db = await testDatabase()
  await people(db, 60, (index) => ({
    name: index % 2 ? 'Dispari' : 'Pari',
    role: index % 10 === 0 ? 'admin' : 'customer',
    isActive: index % 4 !== 0,
  }))
  const count = async (fields: Partial<UsersView>) =>
    (await listUsers(db, admin, view(fields))).total
  expect(await count({ role: 'admin' })).toBe(6)
  expect(await count({ state: 'suspended' })).toBe(15)
  expect(await count({ role: 'admin', state: 'suspended', sort: 'name' })).toBe(3)
  expect(await count({ query: 'dispari', state: 'active', role: 'customer' })).toBe(30)
})

test('ADMU-05 lessons are counted from the chapters done, and reading writes nothing', async () => {
  const db = await testDatabase({ seeded: true })
  const byGuide = guides.map(({ id: guideId, chapters }) =>
    chapters.map(({ id }) => ({ id, guideId })),
  )
  const complete = (userId: string, chapters: { id: string; guideId: string }[]) =>
    db
      .insertInto('chapterCompletions')
      .values(
        chapters.map(({ id, guideId }) => ({
          userId,
          guideId,
          chapterId: id,
          completedAt: new Date(),
        })),
      )
      .execute()
  const [busy, begun] = [
    await testUser(db, { searchText: 'a' }),
    await testUser(db, { searchText: 'b' }),
  ]
  await testUser(db, { searchText: 'c' })
  await complete(busy.id, byGuide[0] ?? [])
  await complete(busy.id, byGuide[1] ?? [])
  await complete(busy.id, byGuide[2]?.slice(0, 1) ?? [])
  await complete(begun.id, byGuide[3]?.slice(1, 2) ?? [])
  const before = await db.selectFrom('users').selectAll().orderBy('id').execute()
  const { items } = await listUsers(db, admin, view({ sort: 'name' }))
  expect(items.map(({ guides: done }) => [done?.guidesCompleted, done?.guidesBegun])).toEqual([
    [2, 3],
    [0, 1],
    [0, 0],
  ])
  expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before)
})
