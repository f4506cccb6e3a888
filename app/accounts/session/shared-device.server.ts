import { sessionCookieName } from '../../platform/cookies.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { sessionLifetimes } from './session-limits.ts'

/**
 * Makes the session that an answer has just opened one of a device that others use too: it ends
 * with the browser, and soon however much it is used.
 * @param headers of the answer: the session's cookie loses its end in them
 */
export async function shortenSession(db: Database, env: Env, headers: Headers): Promise<void> {
  const begins = `${sessionCookieName(env)}=`
  const cookies = headers.getSetCookie()
  const session = cookies.find((cookie) => cookie.startsWith(begins))
  if (!session) throw new Error('no session was opened')
  await db
    .updateTable('sessions')
    .set({ isShared: true, expiresAt: new Date(Date.now() + sessionLifetimes.shared) })
    .where('token', '=', session.slice(begins.length).split('.', 1).join())
    .execute()
  headers.delete('Set-Cookie')
  for (const cookie of cookies) {
    const isSession = cookie === session
    headers.append(
      'Set-Cookie',
      isSession ? cookie.replace(/; *(?:Max-Age|Expires)=[^;]*/gi, '') : cookie,
    )
  }
}
