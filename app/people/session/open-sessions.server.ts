import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.server.ts'
import { fingerprintOf } from '../../platform/live/stream.server.ts'
import { isIdle } from './session-life.server.ts'

const atOnce = 100

/**
 * Which of these sessions still let their person in (not ended, expired or idle too long, not
 * suspended), each with its person's fingerprint.
 */
export async function openSessions(
  db: Database,
  sessionIds: string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let start = 0; start < sessionIds.length; start += atOnce) {
    // Thousands may be listening: everybody else has their turn in between.
    if (start > 0) await nextTurn()
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select([
        'sessions.id',
        'sessions.updatedAt',
        'users.name',
        'users.email',
        'users.role',
        'users.photoURL',
        'users.techLevel',
        'users.city',
      ])
      .where('sessions.id', 'in', sessionIds.slice(start, start + atOnce))
      .where('sessions.expiresAt', '>', new Date())
      .where('users.isActive', '=', true)
      .execute()
    for (const { id, updatedAt, ...person } of rows) {
      if (!isIdle(person.role, { updatedAt })) found.set(id, fingerprintOf(person))
    }
  }
  return found
}
