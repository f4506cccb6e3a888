import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { addressOf } from '../platform/has-address.ts'
import { mailDelivery } from '../platform/mail.server.ts'
import {
  givenRoleColumns,
  isStaff,
  lackingFor,
  lackingToUse,
  type Role,
} from '../platform/roles.ts'
import { ownAddressLink } from './address/own-address.server.ts'
import { activeAdministrators } from './administrators.server.ts'
import { invitationLink, isUnopened } from './invitation/invitation-link.server.ts'
import { type MailGround, tellByMail } from './tell-by-mail.server.ts'
import { storeRole } from './users.server.ts'

export type RoleGround = MailGround & { db: Database }

/**
 * Gives a person a role, or takes it, and tells them and the other administrators by mail. Nobody
 * waits for the mails.
 * @returns the role they had before; null when they had this one already
 * @throws KnownFailure as `storeRole`
 */
export async function changeRole(
  ground: RoleGround,
  actor: Actor,
  userId: string,
  role: Role,
): Promise<Role | null> {
  const former = await storeRole(ground.db, actor, userId, role)
  if (former) void tellRoleChange(ground, { byId: actor.id, userId, former })
  return former
}

/** `byId` null: whoever runs the server did it. */
type RoleChange = { byId: string | null; userId: string; former: Role }

/** Tells a person of the role that they have now, and, of a new administrator, all others. */
export async function tellRoleChange(
  ground: RoleGround,
  { byId, userId, former }: RoleChange,
): Promise<void> {
  const { db, env, log } = ground
  if (mailDelivery(env) === 'none') return
  try {
    const person = await readPerson(db, userId)
    if (!person) return
    const by = byId === null ? null : ((await readPerson(db, byId))?.email ?? null)
    const { role, secondProofId } = person
    const hasSecondProof = secondProofId !== null
    const lacking = lackingToUse(env.SECOND_PROOF, {
      ...{ role, hasSecondProof, lacking: lackingFor(person) },
    })
    const facts = { role, former, lacking, by, confirm: ownAddressLink(env, person) }
    if (await isUnopened(db, userId)) {
      // Whose role is taken before they open the account reads so when they do.
      if (!isStaff(role)) return
      const path = invitationLink(env, person)
      await tellByMail(ground, person, 'invited', { ...facts, path })
    } else if (isStaff(role)) await tellByMail(ground, person, 'roleGiven', facts)
    else await tellByMail(ground, person, 'roleTaken', { ...facts, isOwn: byId === userId })
    if (role !== 'admin') return
    const others = (await activeAdministrators(db)).filter(({ id }) => id !== userId)
    const about = { ...facts, id: userId, address: addressOf(person) }
    for (const other of others) await tellByMail(ground, other, 'newAdministrator', about)
  } catch (error) {
    log.error({ userId, err: error }, 'a changed role not told')
  }
}

const readPerson = (db: Database, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'secondProofId', ...givenRoleColumns])
    .where('id', '=', id)
    .executeTakeFirst()
