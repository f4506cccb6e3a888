import type { Database } from '../platform/db/database.server.ts'

/** What leads back to a saved response. */
export type NewestSaved = { id: string; title: string; createdAt: Date }

/** The response that `user` saved last; null: none is kept. */
export async function newestSaved(db: Database, user: { id: string }): Promise<NewestSaved | null> {
  const newest = await db
    .selectFrom('savedResponses')
    .select(['id', 'title', 'createdAt'])
    .where('userId', '=', user.id)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ?? null
}
