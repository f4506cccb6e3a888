import type { Database } from '../../platform/db/database.server.ts'
import { isStaff, type Role } from '../../platform/roles.ts'
import { sessionLifetimes } from './session-limits.ts'

/** The last use of a session is written down so often, in seconds. */
export const updateAgeSeconds = 600

type Session = { createdAt: Date; updatedAt: Date }

/** A session of who administers that was last used before this moment is over. */
const idleSince = (): Date => new Date(Date.now() - sessionLifetimes.staff)

/** Whether a session is too old, or was idle too long for the role that its person has now. */
export const isOver = (role: Role, { createdAt, updatedAt }: Session): boolean =>
  createdAt.getTime() < Date.now() - sessionLifetimes.inAll ||
  (isStaff(role) && updatedAt < idleSince())

/** Whether the use of a session is to be written down. */
export const shouldNoteUse = ({ updatedAt }: Pick<Session, 'updatedAt'>): boolean =>
  updatedAt.getTime() < Date.now() - updateAgeSeconds * 1000

/** How many sessions a person may have at once: more devices than anybody uses. */
export const mostSessions = 50

/**
 * Ends a person's oldest sessions beyond the most there may be: the newest is always kept. Those that
 * gave a second proof are counted by themselves: whoever knows the password alone pushes none out.
 */
export async function endOldestSessions(db: Database, userId: string): Promise<void> {
  for (const given of ['is', 'is not'] as const) {
    await db
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('secondProofAt', given, null)
      .where('id', 'not in', (query) =>
        query
          .selectFrom('sessions')
          .select('id')
          .where('userId', '=', userId)
          .where('secondProofAt', given, null)
          .orderBy('createdAt', 'desc')
          .orderBy('id')
          .limit(mostSessions),
      )
      .execute()
  }
}
