import { sql } from 'kysely'
import type { Database } from '../app/platform/db/database.server.ts'
import { normalize, searchColumn } from '../db/normalize.ts'
import { numbers, textMaker } from './texts.ts'

/** The one whose responses are measured; another person has some too. */
export const reader = { id: 'reader' }

/** How many responses the reader has. */
export const responses = 1_000

const perStatement = 50
const firstDay = Date.UTC(2024, 0, 1)
const halfHour = 1_800_000

/**
 * The id of a response, the oldest has index 0: in no order, as real ones, the same at every run.
 */
export const responseId = (index: number) =>
  `${(Math.imul(index, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}-${index}`

type Row = { tags: string[]; values: ReturnType<typeof rowOf> }

function rowOf(index: number, title: string, prompt: string, response: string) {
  const createdAt = new Date(firstDay + index * halfHour)
  return {
    id: responseId(index),
    userId: reader.id,
    idempotencyKey: `key-${index}`,
    title,
    titleSort: normalize(title),
    prompt,
    response,
    category: null,
    isDemo: false,
    hasImage: index % 5 === 0,
    hasTags: index % 3 === 0,
    searchText: searchColumn([title, prompt, response]),
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  }
}

function makeRow(index: number, text: (words: number) => string): Row {
  const rare = index % 250 === 7 ? ' zabaione' : ''
  const tags = index % 3 === 0 ? ['cucina', ...(index % 300 === 0 ? ['estate'] : [])] : []
  return { tags, values: rowOf(index, text(4), text(30), text(5_500) + rare) }
}

/**
 * Fills a migrated database with the responses of one person, in bulk.
 * @param url where it is, on PostgreSQL
 */
export async function fillSaved(db: Database, url: string | undefined): Promise<void> {
  const now = new Date()
  await db
    .insertInto('users')
    .values({
      ...reader,
      name: 'Chi legge',
      email: 'legge@esempio.invalid',
      emailVerified: true,
      photoURL: null,
      role: 'customer',
      isActive: true,
      techLevel: 'beginner',
      city: 'Bergamo',
      searchText: '',
      createdAt: now,
      updatedAt: now,
      lastLoginAt: null,
    })
    .execute()
  const text = textMaker(numbers(7))
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < responses; from += perStatement) {
      const rows = Array.from({ length: perStatement }, (_, at) => makeRow(from + at, text))
      await insertRows(trx, rows)
    }
  })
  await sql.raw(url ? 'vacuum analyze' : 'pragma optimize').execute(db)
}

async function insertRows(trx: Database, rows: Row[]) {
  await trx
    .insertInto('savedResponses')
    .values(rows.map((row) => row.values))
    .execute()
  const tags = rows.flatMap(({ tags, values }) =>
    tags.map((tag, position) => ({
      savedId: values.id,
      userId: values.userId,
      position,
      tag,
    })),
  )
  if (tags.length > 0) await trx.insertInto('savedTags').values(tags).execute()
}
