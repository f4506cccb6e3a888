import type { Database } from '../platform/db/database.server.ts'
import type { SavedTag } from './saved.ts'

/** The tags of one response, in the order in which they were given. */
export async function tagsOf(db: Database, savedId: string): Promise<string[]> {
  return (await tagsOfAll(db, [savedId])).get(savedId) ?? []
}

/** The tags of several responses. */
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

/** Writes the tags of one response anew, with what orders and filters them beside each. */
export async function replaceTags(
  trx: Database,
  userId: string,
  saved: { id: string; createdAt: Date; titleSort: string; hasImage: boolean },
  tags: readonly string[],
): Promise<void> {
  await trx.deleteFrom('savedTags').where('savedId', '=', saved.id).execute()
  if (tags.length === 0) return
  const { id: savedId, createdAt, titleSort, hasImage } = saved
  await trx
    .insertInto('savedTags')
    .values(
      tags.map((tag, position) => ({
        savedId,
        userId,
        position,
        tag,
        createdAt,
        titleSort,
        hasImage,
      })),
    )
    .execute()
}

const shownTags = 60

/** The tags a person uses, the most used first; `chosen` is among them however rare it is. */
export async function listTags(
  db: Database,
  user: { id: string },
  chosen: string | null,
): Promise<SavedTag[]> {
  const tags = await db
    .selectFrom('savedTagCounters')
    .select(['tag', 'total'])
    .where('userId', '=', user.id)
    .orderBy('total', 'desc')
    .orderBy('tag')
    .limit(shownTags)
    .execute()
  if (chosen === null || tags.some(({ tag }) => tag === chosen)) return tags
  const found = await db
    .selectFrom('savedTagCounters')
    .select('total')
    .where('userId', '=', user.id)
    .where('tag', '=', chosen)
    .executeTakeFirst()
  return [{ tag: chosen, total: found?.total ?? 0 }, ...tags]
}
