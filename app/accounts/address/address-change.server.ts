import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { mailDelivery, mailFault, sendMail } from '../../platform/mail.server.ts'
import { accountTexts } from '../account-texts.ts'
import { forgetAttempts } from '../sign-in/attempts.server.ts'
import { type MailGround, tellByMail } from '../tell-by-mail.server.ts'
import { forgetResetLinks, moveAddress } from '../user-record.server.ts'
import { addressTexts, confirmLifetime, undoLifetime } from './address-change.ts'
import { changedMail, confirmMail, takenMail } from './address-mails.server.ts'
import { countAddressChange } from './count-address.server.ts'
import { isTaken } from './held-address.server.ts'

export type AddressGround = MailGround & { db: Database }

type Person = { id: string; email: string }

/** A change that waits for its link to be opened. */
export type AskedChange = { address: string; until: Date }

const worthless = () => new KnownFailure('LINK_WORTHLESS', 400, addressTexts.linkWorthless)
const taken = () => new KnownFailure('ADDRESS_TAKEN', 409, addressTexts.taken)

/** The change that the person asked for last, while its link is good. */
export async function readAskedChange(
  db: Database,
  user: { id: string },
): Promise<AskedChange | null> {
  const row = await db
    .selectFrom('addressChanges')
    .select(['address', 'expiresAt'])
    .where('userId', '=', user.id)
    .where('changedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  return row ? { address: row.address, until: row.expiresAt } : null
}

/**
 * Sends a link to the address that the person wants to have; with it the change is carried out.
 * Only the last link is good. An address that is somebody else's is answered in the same way, and
 * its owner is told. The caller has made sure who asks.
 * @param from the visitor's network address
 * @throws KnownFailure SAME_ADDRESS, NO_MAIL, MAIL_FAILED: nothing is changed, TOO_MANY_ATTEMPTS
 */
export async function askAddressChange(
  { db, env, log }: AddressGround,
  user: Person,
  { email, from }: { email: string; from: string },
): Promise<void> {
  if (email === user.email) throw new KnownFailure('SAME_ADDRESS', 400, addressTexts.same, 'email')
  if (mailDelivery(env) === 'none') {
    throw new KnownFailure('NO_MAIL', 503, accountTexts.resetWithoutMail)
  }
  const counted = await countAddressChange(db, env, { userId: user.id, email, address: from })
  const change = { id: randomUUID(), address: email }
  const mail = (await isTaken(db, email, user.id)) ? takenMail : confirmMail
  if (counted.isMailed) {
    try {
      const file = await sendMail(env, mail(env, change))
      log.info({ userId: user.id, file }, 'a new address was asked for')
    } catch (error) {
      log.error({ userId: user.id, ...mailFault(error) }, 'a new address could not be asked for')
      await counted.takeBack()
      throw new KnownFailure('MAIL_FAILED', 503, addressTexts.mailFailed)
    }
  }
  await db.transaction().execute(async (trx) => {
    await forgetAskedChange(trx, user)
    const wish = { wasConfirmed: false, isCorrection: false, changedAt: null }
    await insertChange(trx, user, { ...change, ...wish, lifetime: confirmLifetime })
  })
}

/** Only the link that is sent next is good. */
export async function forgetAskedChange(trx: Database, user: { id: string }): Promise<void> {
  await trx
    .deleteFrom('addressChanges')
    .where('userId', '=', user.id)
    .where('changedAt', 'is', null)
    .execute()
}

type NewChange = {
  id: string
  address: string
  wasConfirmed: boolean
  isCorrection: boolean
  changedAt: Date | null
  lifetime: number
}

/** Notes a change from the address that the person has. */
export async function insertChange(
  trx: Database,
  user: Person,
  { lifetime, ...change }: NewChange,
): Promise<void> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + lifetime)
  await trx
    .insertInto('addressChanges')
    .values({
      ...change,
      userId: user.id,
      former: user.email,
      undoneAt: null,
      createdAt: now,
      expiresAt,
    })
    .execute()
}

/** The change that a link is for; null: another's, used, replaced by another link, or too old. */
export async function findAskedChange(db: Database, id: string) {
  const row = await db
    .selectFrom('addressChanges')
    .innerJoin('users', 'users.id', 'addressChanges.userId')
    .select(['addressChanges.userId', 'addressChanges.address', 'addressChanges.former'])
    .select(['users.email', 'users.emailVerified'])
    .where('addressChanges.id', '=', id)
    .where('changedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  return row && row.email === row.former ? row : null
}

/**
 * Makes the new address the person's own, once: the link shows that it is. Reset links that went to
 * the former address are worth nothing any more, and its owner is told.
 * @throws KnownFailure LINK_WORTHLESS, OTHER_ACCOUNT, ADDRESS_TAKEN
 */
export async function confirmAddress(
  ground: AddressGround,
  user: { id: string },
  id: string,
): Promise<void> {
  const { db, env } = ground
  const change = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, user.id)
    const asked = await findAskedChange(trx, id)
    if (!asked) throw worthless()
    if (asked.userId !== user.id) {
      throw new KnownFailure('OTHER_ACCOUNT', 403, addressTexts.otherAccount)
    }
    if (await isTaken(trx, asked.address, user.id)) throw taken()
    const now = new Date()
    const { numUpdatedRows } = await trx
      .updateTable('addressChanges')
      .set({
        changedAt: now,
        wasConfirmed: asked.emailVerified,
        expiresAt: new Date(now.getTime() + undoLifetime),
      })
      .where('id', '=', id)
      .where('changedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw worthless()
    await moveAddress(trx, user.id, { email: asked.address, isConfirmed: true })
    await forgetResetLinks(trx, user.id)
    return { id, former: asked.former, address: asked.address }
  })
  for (const email of [change.former, change.address]) await forgetAttempts(db, env, email)
  void tellByMail(ground, user.id, changedMail(env, change), 'addressChanged')
}
