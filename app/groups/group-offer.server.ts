import { accountTexts } from '../accounts/account-texts.ts'
import { countAddressChange } from '../accounts/sign-in/attempts.server.ts'
import { type MailGround, tellByMail } from '../accounts/tell-by-mail.server.ts'
import { takeGroupPath } from '../group-paths.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { mailDelivery } from '../platform/mail.server.ts'
import {
  hiddenText,
  isSameSecret,
  type SecretSettings,
} from '../platform/settings/secret.server.ts'
import { groupTexts } from './group-texts.ts'
import { aboutGroup, readGroup } from './groups.server.ts'
import { findLeader, giveGroup } from './leaders.server.ts'

type Ground = MailGround & { db: Database }

/** Nothing is stored of an offer: it ends when the group has another leader, or is gone. */
const seal = (env: SecretSettings, groupId: string, from: string | null, to: string) =>
  hiddenText(env, `group-offer:${groupId}:${from}:${to}`)

/**
 * Offers a group of one's own to whoever may lead groups at an address, by mail; it is theirs once they take it.
 * The answer is the same whatever address is typed, so that nobody learns who leads or administers.
 * @param from the network address it is asked from
 * @throws KnownFailure 403, 404, NO_MAIL, TOO_MANY_ATTEMPTS
 */
export async function offerGroup(
  { db, env, log }: Ground,
  actor: Actor & { email: string },
  id: string,
  { email, from }: { email: string; from: string },
): Promise<void> {
  const group = await readGroup(db, actor, id)
  if (group.ledBy !== actor.id) throw new KnownFailure('NOT_FOUND', 404, groupTexts.missing)
  if (mailDelivery(env) === 'none') {
    throw new KnownFailure('NO_MAIL', 503, accountTexts.resetWithoutMail)
  }
  const asked = { userId: actor.id, email: email.slice(0, 254), address: from }
  await countAddressChange(db, env, asked)
  const heir = await findLeader(db, email)
  if (!heir || heir.id === group.ledBy) return
  const path = takeGroupPath(`${id}.${seal(env, id, group.ledBy, heir.id)}`)
  const facts = { path, by: actor.email, about: aboutGroup(group) }
  void tellByMail({ env, log }, heir, 'groupOffered', facts)
}

/**
 * The group that a link offers to the actor; null: it does not, or not any more.
 * @param offer of `takeGroupPath`
 * @throws KnownFailure 403
 */
export async function findOffer(
  { db, env }: { db: Database; env: SecretSettings },
  actor: Actor,
  offer: string,
) {
  requireMay(actor, 'leadGroups')
  const [id = '', code = ''] = offer.slice(0, 100).split('.')
  const group = await db
    .selectFrom('groups')
    .select(['id', 'ledBy', 'name', 'place', 'code', 'startsAt', 'endsAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  const isOffered = group?.ledBy && isSameSecret(code, seal(env, id, group.ledBy, actor.id))
  return isOffered ? { ...group, ledBy: group.ledBy as string } : null
}

/** Takes a group that was offered; the register says who gave it. @returns its id @throws KnownFailure 403, 404 */
export const takeGroup = (
  ground: { db: Database; env: SecretSettings },
  actor: Actor,
  offer: string,
): Promise<string> =>
  ground.db.transaction().execute(async (trx) => {
    const group = await findOffer({ ...ground, db: trx }, actor, offer)
    if (!group) throw new KnownFailure('NOT_FOUND', 404, groupTexts.offerOver)
    await giveGroup(trx, { id: group.ledBy, role: 'facilitator' }, group, actor.id)
    return group.id
  })
