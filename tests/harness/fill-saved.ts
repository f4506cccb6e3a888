import { randomUUID } from 'node:crypto'
import type { Database } from '../../app/platform/db/database.server.ts'

/** Stores so many responses of a person, all with this text. */
export async function fillSaved(
  db: Database,
  userId: string,
  count: number,
  response: string,
): Promise<void> {
  const now = new Date()
  const row = () => ({
    ...{ id: randomUUID(), userId, idempotencyKey: randomUUID(), category: null },
    ...{ title: 'Titolo', titleSort: 'titolo', prompt: 'Richiesta', response },
    ...{ searchText: response, isDemo: false, hasImage: false, hasTags: false },
    ...{ createdAt: now, updatedAt: now, deletedAt: null },
  })
  for (let stored = 0; stored < count; stored += 20) {
    const rows = Array.from({ length: Math.min(20, count - stored) }, row)
    await db.insertInto('savedResponses').values(rows).execute()
  }
}
