import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import {
  type GivenRole,
  givenRoleColumns,
  isStaff,
  may,
  type Right,
  type Role,
  roleThatCounts,
} from '../platform/roles.ts'
import { noteInRegister, type RegisterEntry } from '../records/register/register.server.ts'
import {
  activeAdministrators,
  isAdministrator,
  lockAdministrators,
} from './administrators.server.ts'
import { roleLabels } from './role-labels.ts'
import { usersTexts } from './users.ts'

const lastAdmin = () =>
  new KnownFailure('LAST_ADMIN', 409, 'Deve restare almeno un amministratore attivo.')
const notYourself = () =>
  new KnownFailure('OWN_ACCOUNT', 409, 'Non puoi sospendere il tuo account.')
const missing = () => new KnownFailure('NOT_FOUND', 404, usersTexts.missing)

type Standing = GivenRole & { isActive: boolean }

type StandingChange = {
  needs: Right
  change: { role: Role } | { isActive: boolean }
  /** What the register says of it, from how the person stood before. */
  entry: (before: Standing) => RegisterEntry
}

/**
 * Changes what a person may do, as long as an active administrator remains. Callers who do so at
 * once wait for each other, on every process.
 * @returns how the person stood before; null when it was done already
 */
async function changeStanding(
  db: Database,
  actor: Actor,
  userId: string,
  { needs, change, entry }: StandingChange,
): Promise<(Standing & { email: string }) | null> {
  requireMay(actor, needs)
  return db.transaction().execute(async (trx) => {
    await lockAdministrators(trx)
    // The session was read before the lock: meanwhile the actor may have lost the role.
    const present = { id: actor.id, role: await presentRole(trx, actor) }
    requireMay(present, needs)
    const before = await readStanding(trx, userId)
    if (!before || !maySee(present, before)) throw missing()
    const after = { ...before, ...change }
    // Done already, by somebody else or by a press before this one.
    if (after.role === before.role && after.isActive === before.isActive) return null
    if (isAdministrator(before) && !isAdministrator(after)) await requireAnother(trx, userId)
    await trx
      .updateTable('users')
      .set({ ...change, updatedAt: new Date() })
      .where('id', '=', userId)
      .execute()
    // Whoever is let in again signs in anew: a suspension may have been for a stranger's session.
    if (after.isActive && !before.isActive) {
      await trx.deleteFrom('sessions').where('userId', '=', userId).execute()
    }
    await noteInRegister(trx, actor, { ...entry(before), personId: userId })
    return before
  })
}

/** Whoever may not give roles knows nothing of people who have one. */
export const maySee = (actor: Actor, { role }: { role: Role }): boolean =>
  may(actor.role, 'giveRoles') || !isStaff(role)

const readStanding = (trx: Database, userId: string) =>
  trx
    .selectFrom('users')
    .select(['isActive', 'email', ...givenRoleColumns])
    .where('id', '=', userId)
    .executeTakeFirst()

async function presentRole(trx: Database, { id }: Actor): Promise<Role> {
  const standing = await readStanding(trx, id)
  return standing?.isActive ? roleThatCounts(standing) : 'customer'
}

/**
 * @throws KnownFailure 409 when nobody else administers the site; lock the administrators before
 */
export async function requireAnother(trx: Database, userId: string): Promise<void> {
  const others = (await activeAdministrators(trx)).filter(({ id }) => id !== userId)
  if (others.length === 0) throw lastAdmin()
}

/**
 * Suspends a person: from now on their sessions open nothing, on every process.
 * @param reason as the register says; null: none was asked for
 * @returns whom to tell; null when it was done already
 * @throws KnownFailure 403 for whoever may not, 404, 409 for oneself and for the last active admin
 */
export async function suspendUser(
  db: Database,
  actor: Actor,
  userId: string,
  reason: string | null = null,
): Promise<{ email: string } | null> {
  requireMay(actor, 'suspend')
  if (actor.id === userId) throw notYourself()
  return changeStanding(db, actor, userId, {
    needs: 'suspend',
    change: { isActive: false },
    entry: () => ({ act: 'userSuspended', reason }),
  })
}

/**
 * Lets a suspended person in again, with a new session; parameters and answer as of `suspendUser`.
 * @throws KnownFailure 403 for whoever may not, 404
 */
export async function reactivateUser(
  db: Database,
  actor: Actor,
  userId: string,
  reason: string | null = null,
): Promise<{ email: string } | null> {
  return changeStanding(db, actor, userId, {
    needs: 'suspend',
    change: { isActive: true },
    entry: () => ({ act: 'userReactivated', reason }),
  })
}

/**
 * Gives a person a role, or takes it: then they are a customer. Their open screens follow. It counts
 * once nothing is lacking (lackingFor). Nobody is told: `changeRole` does.
 * @returns the role they had before; null when they had this one already
 * @throws KnownFailure 403 for whoever may not, 404, 409 for the last active admin
 */
export async function storeRole(
  db: Database,
  actor: Actor,
  userId: string,
  role: Role,
): Promise<Role | null> {
  const before = await changeStanding(db, actor, userId, {
    needs: 'giveRoles',
    change: { role },
    entry: (before) =>
      isStaff(role)
        ? { act: 'roleGiven', about: roleLabels[role] }
        : { act: 'roleTaken', about: roleLabels[before.role] },
  })
  return before?.role ?? null
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
