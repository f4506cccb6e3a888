import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'

const ofToken = (token: string) =>
  `suspended-session:${createHash('sha256').update(token).digest('base64url')}`

const ofUser = (userId: string) => `suspended:${userId}`

/**
 * Ends every session of a person who is being suspended. What remains of each is a mark that its
 * browser can be told why, until the session would have ended anyway.
 */
export async function endSuspendedSessions(trx: Database, userId: string): Promise<void> {
  const sessions = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .returning(['token', 'expiresAt'])
    .execute()
  if (sessions.length === 0) return
  const now = new Date()
  await trx
    .insertInto('verifications')
    .values(
      sessions.map(({ token, expiresAt }) => ({
        id: randomUUID(),
        identifier: ofToken(token),
        value: ofUser(userId),
        expiresAt,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute()
}

/** The person is active again: nothing is left to tell. */
export async function forgetSuspension(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('verifications').where('value', '=', ofUser(userId)).execute()
}

/** Whether the session of this token was ended by a suspension that still holds. */
export async function wasSuspended(db: Database, token: string): Promise<boolean> {
  const mark = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', ofToken(token))
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  return mark !== undefined
}
