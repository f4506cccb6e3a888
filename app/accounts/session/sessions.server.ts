import { type Actor, type Owner, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Role } from '../../platform/roles.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import type { Device } from '../settings/settings.ts'
import { maySee } from '../users.server.ts'
import { usersTexts } from '../users.ts'
import { deviceName } from './device.ts'
import { isOver } from './session-limits.server.ts'

type Person = Owner & { sessionId: string }

/** So many are listed; nobody reads more. */
const listed = 50

/** Where the person is signed in: here first, then the latest used. */
export async function listSessions(
  db: Database,
  user: Person & { givenRole: Role },
): Promise<Device[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', user.id)
    .where('expiresAt', '>', new Date())
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute()
  const open = rows.filter((session) => !isOver(user.givenRole, session))
  const devices = open.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    name: deviceName(userAgent),
    isHere: id === user.sessionId,
    signedInAt: createdAt,
    usedAt: updatedAt,
  }))
  return [...devices.filter(({ isHere }) => isHere), ...devices.filter(({ isHere }) => !isHere)]
}

/** Ends one of the person's own sessions; one that is over, or another's, changes nothing. */
export async function endSession(db: Database, user: Person, sessionId: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', user.id)
    .where('id', '=', sessionId)
    .execute()
}

/** Ends all sessions of a person, or all but one. */
export async function endSessions(
  trx: Database,
  user: { id: string },
  { but = null }: { but?: string | null } = {},
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('userId', '=', user.id)
    .$if(but !== null, (query) => query.where('id', '!=', but))
    .execute()
}

/** Ends the sessions that people have on devices of others. @param userIds a group's at most */
export async function endSharedSessions(trx: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await trx
    .deleteFrom('sessions')
    .where('isShared', '=', true)
    .where('userId', 'in', userIds)
    .execute()
}

/**
 * How many sessions of a person are open, as far as the actor may see the person.
 * @throws KnownFailure 403 for whoever may not
 */
export async function countSessions(db: Database, actor: Actor, userId: string): Promise<number> {
  requireMay(actor, 'endSessions')
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.role', 'sessions.createdAt', 'sessions.updatedAt'])
    .where('sessions.userId', '=', userId)
    .where('users.isActive', '=', true)
    .where('sessions.expiresAt', '>', new Date())
    .execute()
  return sessions.filter(
    ({ role, ...session }) => maySee(actor, { role }) && !isOver(role, session),
  ).length
}

/**
 * Ends every session of a person, at once and on every process.
 * @param reason as the register says; null: none was asked for
 * @throws KnownFailure 403 for whoever may not, 404
 */
export async function endAllSessions(
  db: Database,
  actor: Actor,
  userId: string,
  reason: string | null = null,
): Promise<{ email: string }> {
  requireMay(actor, 'endSessions')
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['role', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user || !maySee(actor, user)) throw new KnownFailure('NOT_FOUND', 404, usersTexts.missing)
    await trx.deleteFrom('sessions').where('userId', '=', userId).execute()
    await noteInRegister(trx, actor, { act: 'sessionsEnded', personId: userId, reason })
    return user
  })
}
