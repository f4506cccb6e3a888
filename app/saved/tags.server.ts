import type { Database } from '../platform/db/database.server.ts'
import type { SavedTag } from './saved.ts'

/** The tags of one response, in the order in which they were given. */
export async function readTags(db: Database, savedId: string): Promise<string[]> {
  return (await tagsOfAll(db, [savedId])).get(savedId) ?? []
}

export async function tagsOfAll(
  db: Database,
  savedIds: readonly string[],
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>(savedIds.map((id) => [id, []]))
  if (savedIds.length === 0) return tags
  const rows = await db
    .selectFrom('savedTags')
    .select(['savedId', 'tag'])
    .where('savedId', 'in', savedIds)
    .orderBy('savedId')
    .orderBy('position')
    .execute()
  for (const row of rows) tags.get(row.savedId)?.push(row.tag)
  return tags
}

/** Writes the tags of one response anew. */
export async function replaceTags(
  trx: Database,
  userId: string,
  savedId: string,
  tags: readonly string[],
): Promise<void> {
  await trx.deleteFrom('savedTags').where('savedId', '=', savedId).execute()
  if (tags.length === 0) return
  await trx
    .insertInto('savedTags')
    .values(tags.map((tag, position) => ({ savedId, userId, position, tag })))
    .execute()
}

const shownTags = 60

/** The tags a person uses, the most used first; `chosen` is among them however rare it is. */
export async function listTags(
  db: Database,
  user: { id: string },
  chosen: string | null,
): Promise<SavedTag[]> {
  const rows = await db
    .selectFrom('savedTags as t')
    .innerJoin('savedResponses as r', 'r.id', 't.savedId')
    .select(({ fn }) => ['t.tag', fn.countAll<number>().as('total')])
    .where('t.userId', '=', user.id)
    .where('r.deletedAt', 'is', null)
    .groupBy('t.tag')
    .orderBy('total', 'desc')
    .orderBy('t.tag')
    .execute()
  const tags = rows.map(({ tag, total }) => ({ tag, total: Number(total) }))
  const shown = tags.slice(0, shownTags)
  if (chosen === null || shown.some(({ tag }) => tag === chosen)) return shown
  return [tags.find(({ tag }) => tag === chosen) ?? { tag: chosen, total: 0 }, ...shown]
}
