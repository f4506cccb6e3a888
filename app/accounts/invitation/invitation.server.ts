import { randomUUID } from 'node:crypto'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { isStaff, type Role } from '../../platform/roles.ts'
import { accountTexts } from '../account-texts.ts'
import { changeRole, type RoleGround, tellRoleChange } from '../change-role.server.ts'
import { requireFreeName } from '../free-name.server.ts'
import { requireAcceptable } from '../sign-in/password.server.ts'
import { openSessionOf, type SignedIn, type SignInGround } from '../sign-in/sign-in.server.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import {
  ensureSubscription,
  newUser,
  preparePassword,
  renamePerson,
  storePassword,
} from '../user-record.server.ts'
import { invitationTexts } from './invitation.ts'
import { isUnopened, openInvitation } from './invitation-link.server.ts'

/**
 * Invites somebody by their address, with a role: an account that only the link in the mail opens,
 * and that goes when nobody does in time. Whoever has an account is given the role, which counts as
 * always once nothing is lacking; whoever was invited before gets another link.
 * @returns whose account it is, and whether it was there
 * @throws KnownFailure 403 for whoever may not, NO_MAIL, HAS_ROLE, or as `storeRole`
 */
export async function invite(
  ground: RoleGround,
  actor: Actor,
  { email, role }: { email: string; role: Role },
): Promise<{ id: string; isKnown: boolean }> {
  requireMay(actor, 'giveRoles')
  const { db, env } = ground
  if (mailDelivery(env) === 'none') {
    throw new KnownFailure('NO_MAIL', 503, accountTexts.resetWithoutMail)
  }
  const { id, role: present } = await insertUnopened(db, { email, city: env.CITY })
  const isKnown = !(await isUnopened(db, id))
  if (isKnown && isStaff(present) && present !== role) {
    throw new KnownFailure('HAS_ROLE', 409, invitationTexts.hasRole, 'email')
  }
  const former = await changeRole(ground, actor, id, role)
  if (!isKnown && !former) {
    await db.updateTable('users').set({ updatedAt: new Date() }).where('id', '=', id).execute()
    void tellRoleChange(ground, { byId: actor.id, userId: id, former: role })
  }
  return { id, isKnown }
}

const worthless = (message: string) => new KnownFailure('LINK_WORTHLESS', 400, message)

/**
 * Opens the account of somebody invited, once: with the name and password that they choose. The link
 * shows that the address is theirs. They are signed in.
 * @throws KnownFailure LINK_WORTHLESS, NO_PASSWORDS, or as `requireFreeName`, `requireAcceptable`
 */
export async function acceptInvitation(
  ground: SignInGround,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<SignedIn> {
  const { db, env } = ground
  const invited = await openInvitation(db, env, token)
  if (!invited || invited.spent) throw worthless(invited?.spent ?? invitationTexts.gone)
  const { id, email, role } = invited
  if (!mayHavePassword(env, role)) {
    throw new KnownFailure('NO_PASSWORDS', 403, accountTexts.noPasswords)
  }
  requireFreeName(env, name)
  requireAcceptable(env, { name, email, role }, password)
  const prepared = await preparePassword(password)
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, id)
    if (!(await isUnopened(trx, id))) throw worthless(invitationTexts.used)
    await storePassword(trx, id, prepared)
    await renamePerson(trx, id, name)
    await trx.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute()
  })
  return openSessionOf(ground, id)
}

/**
 * Makes an account for an address that somebody is invited at, which has no way in yet and is called
 * by what stands before the '@'; nothing where the address has one.
 * @returns the account with this address
 */
export async function insertUnopened(
  db: Database,
  { email, city }: { email: string; city: string },
): Promise<{ id: string; role: Role }> {
  const [name = ''] = email.split('@', 1)
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: made } = await trx
      .insertInto('users')
      .values(newUser({ id: randomUUID(), name, email, city }))
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    const account = await trx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (made === 1n) await ensureSubscription(trx, account.id, new Date())
    return account
  })
}
