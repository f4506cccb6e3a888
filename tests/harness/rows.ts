/** Rows to back up, and ways to look at what came back. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../app/platform/db/database.server.ts'
import { listSaved } from '../../app/saved/list.server.ts'
import { parseSavedView } from '../../app/saved/saved-view.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import type { Schema } from '../../db/schema.ts'
import type { DatabasePlace } from './place.ts'
import { rewriteRecord } from './records.ts'
import { fillPerson } from './whole-person.ts'

/** Opens a place for as long as `work` takes. */
export async function opened<T>(
  place: DatabasePlace,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase(place, () => {})
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const reader = 'chi-legge'

/** Every byte there is, many times over, so that a backup takes a while. */
const picture = Uint8Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 256)

/** Texts that a careless copy would change. */
const awkward = `"perché"\n\\ ' ; -- \t {"a":[1]} 日本 👍 \u2028`

/** Fills a seeded database: a person in every table that knows people, pictures, odd texts. */
export async function fillEveryTable(db: Database): Promise<void> {
  const now = new Date()
  await db
    .insertInto('users')
    .values({
      id: reader,
      name: awkward,
      email: 'legge@esempio.invalid',
      emailVerified: true,
      photoURL: null,
      role: 'admin',
      isActive: true,
      techLevel: 'beginner',
      city: 'Bergamo',
      searchText: 'chi legge',
      createdAt: new Date('1999-12-31T23:59:59.999Z'),
      updatedAt: now,
      lastLoginAt: null,
    })
    .execute()
  await fillPerson(db, { id: reader, email: 'legge@esempio.invalid' }, 'suo')
  await db.insertInto('heartbeats').values({ minute: now }).execute()
  for (let index = 0; index < 60; index++) {
    await db
      .insertInto('images')
      .values({
        id: `picture-${index}`,
        userId: reader,
        visitorId: null,
        savedId: null,
        contentType: 'image/webp',
        bytes: picture,
        isDemo: index % 2 === 0,
        createdAt: now,
        expiresAt: null,
      })
      .execute()
  }
  await rewriteRecord(db, toolNoun, '1', {
    pricing: { startingPrice: awkward, hasFree: true, description: '' },
    rating: 4.5,
  })
}

/** The reader's saved responses that contain a text, by id. */
export async function searchSaved(db: Database, query: string): Promise<string[]> {
  const view = { ...parseSavedView(new URLSearchParams()), query }
  const { items } = await listSaved(db, { id: reader }, view)
  return items.map(({ id }) => id)
}

/** Everything in a database, by table: one text a row, in an order that no engine chooses. */
export const readEverything = (place: DatabasePlace): Promise<Record<string, string[]>> =>
  opened(place, async (db) => {
    const found: Record<string, string[]> = {}
    for (const { name } of await db.introspection.getTables()) {
      // An index of SQLite's own, which triggers keep.
      if (/Search/.test(name)) continue
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
      found[name] = rows.map((row) => JSON.stringify(withoutBytes(row as object), inOrder)).sort()
    }
    return found
  })

const withoutBytes = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
    ]),
  )

/** PostgreSQL orders the keys of stored JSON anew. */
function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

export async function countRows(
  db: Database,
  table: 'generations' | 'register',
  column: 'status' | 'act',
  value: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table as keyof Schema)
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where(db.dynamic.ref(column), '=', value)
    .executeTakeFirstOrThrow()
  return Number(count)
}
