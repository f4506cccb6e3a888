import type { Database } from '../platform/db/database.server.ts'

/**
 * Keeps how a person wants to read, so that it comes along to other devices; their open screens
 * follow.
 * @param reading one of the texts of reading/reading.ts
 */
export async function keepReading(
  db: Database,
  user: { id: string },
  reading: string,
): Promise<void> {
  await db.updateTable('users').set({ reading }).where('id', '=', user.id).execute()
}
