import { randomUUID } from 'node:crypto'
import { addressLinkPath } from '../../paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { hasSlip } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { type Mail, mailDelivery, mailFault, sendMail } from '../../platform/mail.server.ts'
import {
  hiddenText,
  isSameSecret,
  type SecretSettings,
} from '../../platform/settings/secret.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { accountTexts } from '../account-texts.ts'
import { countAddressChange, forgetAttempts } from '../sign-in/attempts.server.ts'
import { type MailGround, mailOf, tellByMail } from '../tell-by-mail.server.ts'
import { forgetResetLinks, moveAddress } from '../user-record.server.ts'
import { addressTexts, confirmLifetime } from './address-change.ts'

export type AddressGround = MailGround & { db: Database }

/** A change that waits for its link to be opened. */
export type AskedChange = { address: string; until: Date }

/** Nothing that is stored makes a link: only our key does. */
const seal = (env: SecretSettings, id: string) => hiddenText(env, `address-confirm:${id}`)

/** The path of the link that carries a change out. */
export const linkTo = (env: SecretSettings, id: string): string =>
  addressLinkPath(`${id}.${seal(env, id)}`)

/** What a page's address says of a link of ours, before anything is held against it. */
export function linkIn(search: URLSearchParams): { id: string; mac: string } | null {
  const [, id, mac] = /^([\da-f-]{36})\.([\w-]{22})$/.exec(search.get('conferma') ?? '') ?? []
  return id && mac ? { id, mac } : null
}

/** The change that a page's address is for; null: no link of ours. */
export function changeIn(env: SecretSettings, search: URLSearchParams): string | null {
  const link = linkIn(search)
  return link && isSameSecret(link.mac, seal(env, link.id)) ? link.id : null
}

/** The change that the person asked for last, while its link is good. */
export async function readAskedChange(
  db: Database,
  user: { id: string },
): Promise<AskedChange | null> {
  const row = await db
    .selectFrom('addressChanges')
    .select(['address', 'expiresAt as until'])
    .where('userId', '=', user.id)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  return row ?? null
}

/**
 * Sends a link to the address that the person wants to have; with it the change is carried out.
 * Only the last link is good. An address that is somebody else's is answered in the same way, and
 * its owner is told. The caller has made sure who asks.
 * @param from the visitor's network address
 * @throws KnownFailure SAME_ADDRESS, NO_MAIL, MAIL_FAILED: nothing is changed, TOO_MANY_ATTEMPTS
 */
export async function askAddressChange(
  ground: AddressGround,
  user: { id: string; email: string },
  { email, from }: { email: string; from: string },
): Promise<void> {
  const { db, env } = ground
  if (email === user.email) throw new KnownFailure('SAME_ADDRESS', 400, addressTexts.same, 'email')
  if (mailDelivery(env) === 'none') {
    throw new KnownFailure('NO_MAIL', 503, accountTexts.resetWithoutMail)
  }
  const counted = await countAddressChange(db, env, { userId: user.id, email, address: from })
  const id = randomUUID()
  const mail = (await isTaken(db, email, user.id))
    ? mailOf(env, email, 'addressTaken', null)
    : mailOf(env, email, 'confirmAddress', { path: linkTo(env, id) })
  await sendCounted(ground, user, mail, counted)
  await db.transaction().execute((trx) => storeAskedChange(trx, user, { id, address: email }))
}

async function storeAskedChange(
  trx: Database,
  user: { id: string },
  { id, address }: { id: string; address: string },
): Promise<void> {
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + confirmLifetime)
  await forgetAskedChange(trx, user)
  await trx
    .insertInto('addressChanges')
    .values({ id, userId: user.id, address, createdAt, expiresAt })
    .execute()
}

/** Sends a mail with a link that somebody waits for. @throws KnownFailure MAIL_FAILED */
export async function sendCounted(
  { env, log }: AddressGround,
  user: { id: string },
  mail: Mail,
  counted: Awaited<ReturnType<typeof countAddressChange>>,
): Promise<void> {
  try {
    const file = await sendMail(env, mail)
    log.info({ userId: user.id, file }, 'a link to an address was sent')
  } catch (error) {
    log.error({ userId: user.id, ...mailFault(error) }, 'a link to an address was not sent')
    await counted.giveBack()
    throw new KnownFailure('MAIL_FAILED', 503, addressTexts.mailFailed)
  }
}

/** No link that was sent is good any more. */
export async function forgetAskedChange(trx: Database, user: { id: string }): Promise<void> {
  await trx.deleteFrom('addressChanges').where('userId', '=', user.id).execute()
}

/** Whether an address is somebody else's. */
export async function isTaken(db: Database, email: string, ownerId: string): Promise<boolean> {
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', ownerId)
    .executeTakeFirst()
  return holder !== undefined
}

/** The change that a link is for; null: none of ours, used, replaced by another link, or too old. */
export async function findAskedChange(db: Database, id: string | null) {
  if (id === null) return null
  const row = await db
    .selectFrom('addressChanges')
    .innerJoin('users', 'users.id', 'addressChanges.userId')
    .select(['addressChanges.userId', 'addressChanges.address', 'users.email as former'])
    .where('addressChanges.id', '=', id)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  return row ?? null
}

/**
 * Makes the new address the person's own, once: the link shows that it is. Reset links that went to
 * the former address are worth nothing any more, and its owner is told; where a slip was the way in,
 * the register says so.
 * @param id of `changeIn`
 * @throws KnownFailure LINK_WORTHLESS, OTHER_ACCOUNT, ADDRESS_TAKEN
 */
export async function confirmAddress(
  ground: AddressGround,
  user: Actor,
  id: string | null,
): Promise<void> {
  const { db, env } = ground
  const { former, address } = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, user.id)
    const asked = await findAskedChange(trx, id)
    if (!asked) throw new KnownFailure('LINK_WORTHLESS', 400, addressTexts.linkWorthless)
    if (asked.userId !== user.id) {
      throw new KnownFailure('OTHER_ACCOUNT', 403, addressTexts.otherAccount)
    }
    if (await isTaken(trx, asked.address, user.id)) {
      throw new KnownFailure('ADDRESS_TAKEN', 409, addressTexts.taken)
    }
    if (hasSlip({ id: user.id, email: asked.former })) {
      const reason = 'Prima entrava con un biglietto'
      await noteInRegister(trx, user, { act: 'addressCorrected', personId: user.id, reason })
    }
    await forgetAskedChange(trx, user)
    await moveAddress(trx, user.id, { email: asked.address, isConfirmed: true })
    await forgetResetLinks(trx, user.id)
    return asked
  })
  for (const email of [former, address]) await forgetAttempts(db, env, email)
  void tellByMail(ground, { id: user.id, email: former }, 'addressChanged', { address })
}
