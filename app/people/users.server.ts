import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { type ActivityKind, recordActivity } from '../records/activity/activity.server.ts'
import { lockAdministrators } from './administrators.server.ts'
import { endSuspendedSessions, forgetSuspension } from './session/suspension.server.ts'
import { type UserRole, usersTexts } from './users.ts'

const lastAdmin = () =>
  new KnownFailure('LAST_ADMIN', 409, 'Deve restare almeno un amministratore attivo.')
const notYourself = () =>
  new KnownFailure('OWN_ACCOUNT', 409, 'Non puoi sospendere il tuo account.')
const missing = () => new KnownFailure('NOT_FOUND', 404, usersTexts.missing)

type Standing = { role: UserRole; isActive: boolean }

/**
 * Changes what a person may do, as long as an active administrator remains. Callers who do so at
 * once wait for each other, on every process.
 */
async function changeStanding(
  db: Database,
  actor: Actor,
  userId: string,
  change: Partial<Standing>,
  also: (trx: Database) => Promise<void> = async () => {},
): Promise<void> {
  requireAdministrator(actor)
  await db.transaction().execute(async (trx) => {
    await lockAdministrators(trx)
    // The session was read before the lock: meanwhile the actor may have lost the role.
    if (!isAdmin(await readStanding(trx, actor.id)))
      requireAdministrator({ ...actor, role: 'customer' })
    const before = await readStanding(trx, userId)
    if (!before) throw missing()
    const after = { ...before, ...change }
    // Done already, by somebody else or by a press before this one.
    if (after.role === before.role && after.isActive === before.isActive) return
    if (isAdmin(before) && !isAdmin(after)) await requireAnother(trx, userId)
    await trx
      .updateTable('users')
      .set({ ...change, updatedAt: new Date() })
      .where('id', '=', userId)
      .execute()
    await also(trx)
    await recordActivity(trx, { kind: activityKind(change), actorId: actor.id, subjectId: userId })
  })
}

/** What the recent activity tells of a change. */
function activityKind({ role, isActive }: Partial<Standing>): ActivityKind {
  if (isActive !== undefined) return isActive ? 'userReactivated' : 'userSuspended'
  return role === 'admin' ? 'roleGiven' : 'roleTaken'
}

const isAdmin = (standing: Standing | undefined) => standing?.role === 'admin' && standing.isActive

const readStanding = (trx: Database, userId: string): Promise<Standing | undefined> =>
  trx.selectFrom('users').select(['role', 'isActive']).where('id', '=', userId).executeTakeFirst()

/**
 * @throws KnownFailure 409 when nobody else administers the site; lock the administrators before
 */
export async function requireAnother(trx: Database, userId: string): Promise<void> {
  const another = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', '!=', userId)
    .executeTakeFirst()
  if (!another) throw lastAdmin()
}

/**
 * Suspends a person: all their sessions end at once, on every process.
 * @throws KnownFailure 403 for customers, 404, 409 for oneself and for the last active admin
 */
export async function suspendUser(db: Database, actor: Actor, userId: string): Promise<void> {
  if (actor.role === 'admin' && actor.id === userId) throw notYourself()
  await changeStanding(db, actor, userId, { isActive: false }, (trx) =>
    endSuspendedSessions(trx, userId),
  )
}

/** Lets a suspended person in again. @throws KnownFailure 403 for customers, 404 */
export async function reactivateUser(db: Database, actor: Actor, userId: string): Promise<void> {
  await changeStanding(db, actor, userId, { isActive: true }, (trx) =>
    forgetSuspension(trx, userId),
  )
}

/**
 * Makes a person customer or administrator; their open screens follow.
 * @throws KnownFailure 403 for customers, 404, 409 for the last active admin
 */
export async function setRole(
  db: Database,
  actor: Actor,
  userId: string,
  role: UserRole,
): Promise<void> {
  await changeStanding(db, actor, userId, { role })
}

/** Ends the session a request came with. */
export async function signOut(
  db: Database,
  user: { id: string; sessionId: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', user.sessionId)
    .where('userId', '=', user.id)
    .execute()
}
