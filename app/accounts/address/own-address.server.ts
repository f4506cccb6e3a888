import { addressLinkPath } from '../../paths.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { isReserved } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import {
  hiddenText,
  isSameSecret,
  type SecretSettings,
} from '../../platform/settings/secret.server.ts'
import { accountTexts } from '../account-texts.ts'
import { countAddressChange, tryUnaskedMail } from '../sign-in/attempts.server.ts'
import { mailOf, tellByMail } from '../tell-by-mail.server.ts'
import { type AddressGround, linkIn, sendCounted } from './address-change.server.ts'
import { addressTexts } from './address-change.ts'

type Addressed = { id: string; email: string }

const seal = (env: SecretSettings, { id, email }: Addressed) =>
  hiddenText(env, `own-address:${id}:${email}`)

/**
 * The path of the link that confirms the address somebody has, and does nothing else. Nothing is
 * stored of it: it is good for this account as long as this is its address.
 */
export const ownAddressLink = (env: SecretSettings, person: Addressed): string =>
  addressLinkPath(`${person.id}.${seal(env, person)}`)

/** Whose address a link confirms; null: it is for none that somebody has now. */
export async function findOwnAddress(db: Database, env: SecretSettings, search: URLSearchParams) {
  const link = linkIn(search)
  if (!link) return null
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', link.id)
    .executeTakeFirst()
  return owner && isSameSecret(link.mac, seal(env, owner)) ? owner : null
}

/**
 * Notes that the person receives what is sent to their address; a second time changes nothing.
 * @throws KnownFailure OTHER_ACCOUNT
 */
export async function confirmOwnAddress(
  db: Database,
  user: { id: string },
  owner: Addressed,
): Promise<void> {
  if (owner.id !== user.id) throw new KnownFailure('OTHER_ACCOUNT', 403, addressTexts.otherAccount)
  await db
    .updateTable('users')
    .set({ emailVerified: true, updatedAt: new Date() })
    .where('id', '=', owner.id)
    .where('email', '=', owner.email)
    .where('emailVerified', '=', false)
    .execute()
}

/**
 * Sends the link to whoever asks for it.
 * @param from the visitor's network address
 * @throws KnownFailure NO_ADDRESS, NO_MAIL, MAIL_FAILED, TOO_MANY_ATTEMPTS
 */
export async function sendOwnAddressLink(
  ground: AddressGround,
  user: Addressed,
  from: string,
): Promise<void> {
  const { db, env } = ground
  if (isReserved(user.email)) throw new KnownFailure('NO_ADDRESS', 409, accountTexts.emailMissing)
  if (mailDelivery(env) === 'none') {
    throw new KnownFailure('NO_MAIL', 503, accountTexts.resetWithoutMail)
  }
  const counted = await countAddressChange(db, env, { ...user, userId: user.id, address: from })
  const mail = mailOf(env, user.email, 'confirmOwnAddress', { path: ownAddressLink(env, user) })
  await sendCounted(ground, user, mail, counted)
}

/** Mails the link to whoever has just registered, unless too many mails went out. Nobody waits for it. */
export async function sendFirstAddressLink(
  ground: AddressGround,
  person: Addressed,
  from: string,
): Promise<void> {
  const { db, env, log } = ground
  try {
    if (!(await tryUnaskedMail(db, env, { email: person.email, address: from }))) return
    await tellByMail(ground, person, 'confirmOwnAddress', { path: ownAddressLink(env, person) })
  } catch (error) {
    log.error({ userId: person.id, err: error }, 'a link to an address was not sent')
  }
}
