import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { SavedView } from './saved-view.ts'

type Tables = Schema & { r: Schema['savedResponses']; t: Schema['savedTags'] }

/** `userId`'s responses that pass filter and tag, as `r`; with a tag its row is `t`. */
export function matching(db: Database, userId: string, view: SavedView) {
  const from = (db as Kysely<Tables>)
    .selectFrom('savedResponses as r')
    .where('r.deletedAt', 'is', null)
  // Conditions as the partial indexes have them, so that both engines use these.
  if (view.tag === null) {
    return from
      .where('r.userId', '=', userId)
      .$if(view.filter === 'immagine', (q) => q.where(sql<boolean>`"r"."hasImage"`))
      .$if(view.filter === 'tag', (q) => q.where(sql<boolean>`"r"."hasTags"`))
  }
  return from
    .innerJoin('savedTags as t', 't.savedId', 'r.id')
    .where('t.userId', '=', userId)
    .where('t.tag', '=', view.tag)
    .$if(view.filter === 'immagine', (q) =>
      q.where(sql<boolean>`"t"."hasImage"`),
    ) as unknown as typeof from
}

type Query = ReturnType<typeof matching>

/** The columns that order a view; both are in one index, of the responses or of the tag's rows. */
export function keysOf(view: SavedView) {
  const row = view.tag === null ? 'r' : 't'
  const isByDate = view.sort === 'data'
  return {
    sort: `${row}.${isByDate ? 'createdAt' : 'titleSort'}`,
    id: view.tag === null ? 'r.id' : 't.savedId',
    direction: isByDate ? ('desc' as const) : ('asc' as const),
  }
}

/** The sort keys of the response after which a page begins. */
export type Start = { sort: Date | string; id: string }

/** Where the page of `view` begins; null: at the beginning. */
export async function startOf(
  db: Database,
  userId: string,
  view: SavedView,
): Promise<Start | null> {
  if (view.after === null) return null
  const row = await db
    .selectFrom('savedResponses')
    .select(['id', 'createdAt', 'titleSort'])
    .where('id', '=', view.after)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, sort: view.sort === 'data' ? row.createdAt : row.titleSort }
}

/** Whether a row of `view` comes after `start`. */
export function isBeyond(view: SavedView, start: Start) {
  const keys = keysOf(view)
  const beyond = sql.raw(keys.direction === 'desc' ? '<' : '>')
  return sql<boolean>`(${sql.ref(keys.sort)}, ${sql.ref(keys.id)}) ${beyond} (${start.sort}, ${start.id})`
}

/** The rows of `view` after `start`, in its order. */
export function inOrder(query: Query, view: SavedView, start: Start | null): Query {
  const keys = keysOf(view)
  const rows = start ? query.where(isBeyond(view, start)) : query
  return rows.orderBy(sql.ref(keys.sort), keys.direction).orderBy(sql.ref(keys.id), keys.direction)
}
