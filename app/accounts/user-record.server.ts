import { randomUUID } from 'node:crypto'
import { searchForm } from '../../db/normalize.ts'
import type { Database } from '../platform/db/database.server.ts'
import { hasAddress, reservedAddress } from '../platform/has-address.ts'
import { passwordLeast } from '../platform/password-least.ts'
import type { Role } from '../platform/roles.ts'
import { resetLinkLifetime } from './account.ts'
import { hashPassword } from './sign-in/password-hash.server.ts'

/**
 * A person to register. There is no role among the fields: it is given by the caller's own code.
 */
export type NewPerson = { name: string; email: string; password: string }

export class EmailTaken extends Error {
  constructor() {
    super('a person with this e-mail address exists')
  }
}

/** A password as it is stored: its hash, and whether it is long enough for who administers. */
export type PreparedPassword = { hash: string; isLong: boolean }

/** Slow on purpose: not to be awaited inside a transaction. */
export async function preparePassword(password: string): Promise<PreparedPassword> {
  return { hash: await hashPassword(password), isLong: password.length >= passwordLeast.staff }
}

/** The text administrators search people by. */
export const personSearchText = (name: string, email: string) =>
  searchForm(hasAddress({ email }) ? `${name} ${email}` : name)

/**
 * Registers a person who signs in with a password, with every default of a new account, in one
 * transaction.
 * @param options.registeredFrom the hidden networks it is made from (registrationNetworks)
 * @returns the id
 * @throws EmailTaken when the address is in use, also when two callers register it at once
 */
export async function createPasswordUser(
  db: Database,
  { name, email, password }: NewPerson,
  { city, registeredFrom = null }: { city: string; registeredFrom?: string | null },
): Promise<string> {
  // Hashing is slow on purpose and must not hold a transaction open.
  const prepared = await preparePassword(password)
  return db.transaction().execute(async (trx) => {
    const person = {
      name,
      email,
      password: prepared,
      city,
      registeredFrom,
      role: 'customer',
    } as const
    return insertPasswordUser(trx, person)
  })
}

/** As createPasswordUser, in the caller's transaction and with the password already hashed. */
export async function insertPasswordUser(
  trx: Database,
  person: {
    name: string
    email: string
    password: PreparedPassword
    city: string
    role: Role
    /** Whoever runs the site says whose address it is. */
    isConfirmed?: boolean
    registeredFrom?: string | null
  },
): Promise<string> {
  const { name, password, city, role, isConfirmed = false, registeredFrom = null } = person
  const email = person.email.toLowerCase()
  const user = newUser({ id: randomUUID(), name, email, city })
  const inserted = await trx
    .insertInto('users')
    .values({
      ...user,
      ...{ emailVerified: isConfirmed, hasLongPassword: password.isLong, role, registeredFrom },
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new EmailTaken()
  await trx
    .insertInto('accounts')
    .values(credential(user.id, password.hash, user.createdAt))
    .execute()
  await ensureSubscription(trx, user.id, user.createdAt)
  return user.id
}

/** The row of a new customer, with every default. */
export function newUser(person: { id: string; name: string; email: string; city: string }) {
  const now = new Date()
  return {
    ...{ ...person, createdAt: now, updatedAt: now, lastLoginAt: null, photoURL: null },
    ...{ emailVerified: false, hasLongPassword: false, isActive: true },
    ...{ role: 'customer' as const, techLevel: 'beginner' as const },
    searchText: personSearchText(person.name, person.email),
  }
}

/**
 * Makes an account for somebody who gives a name and nothing else, in the caller's transaction; the
 * words of a slip sign them in (slips.server.ts).
 * @param id where the caller already knows it
 */
export async function insertWithoutAddress(
  trx: Database,
  { id, name, city }: { id: string; name: string; city: string },
): Promise<void> {
  const user = newUser({ id, name, email: reservedAddress(id), city })
  await trx.insertInto('users').values(user).execute()
  await ensureSubscription(trx, id, user.createdAt)
}

/** Calls a person by another name, also where they are searched for. */
export async function renamePerson(trx: Database, userId: string, name: string): Promise<void> {
  const named = { name, updatedAt: new Date() }
  await trx.updateTable('users').set(named).where('id', '=', userId).execute()
  await renewSearchText(trx, userId)
}

/** What a person is searched by follows their name and their address. */
export async function renewSearchText(trx: Database, userId: string): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person) return
  const searchText = personSearchText(person.name, person.email)
  await trx.updateTable('users').set({ searchText }).where('id', '=', userId).execute()
}

/** Better Auth's record of a password. */
export const credential = (userId: string, password: string, now: Date) => ({
  id: randomUUID(),
  userId,
  accountId: userId,
  providerId: 'credential',
  password,
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
  createdAt: now,
  updatedAt: now,
})

/** Gives a person a password, in place of the former one if there was one. */
export async function storePassword(
  trx: Database,
  userId: string,
  { hash, isLong }: PreparedPassword,
): Promise<void> {
  const now = new Date()
  const changed = await trx
    .updateTable('accounts')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) {
    await trx
      .insertInto('accounts')
      .values(credential(userId, hash, now))
      .execute()
  }
  await noteLongPassword(trx, userId, isLong)
}

/** Notes whether the password that a person has now is long enough for who administers. */
export async function noteLongPassword(
  trx: Database,
  userId: string,
  isLong: boolean,
): Promise<void> {
  await trx.updateTable('users').set({ hasLongPassword: isLong }).where('id', '=', userId).execute()
}

/** Gives a person another mail address; their open screens follow. It must be nobody else's. */
export async function moveAddress(
  trx: Database,
  userId: string,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<void> {
  const moved = { email, emailVerified: isConfirmed, updatedAt: new Date() }
  await trx.updateTable('users').set(moved).where('id', '=', userId).execute()
  await renewSearchText(trx, userId)
  // Whoever has an address comes in with it: a slip that lies about opens nothing any more.
  if (hasAddress({ email })) await trx.deleteFrom('slips').where('userId', '=', userId).execute()
}

/** Makes every link worthless that lets the person choose another password. */
export async function forgetResetLinks(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute()
}

/** Stores what lets a person choose another password: whoever knows the `identifier` uses it. */
export async function storeResetLink(
  trx: Database,
  userId: string,
  { identifier, expiresAt }: { identifier: string; expiresAt: Date },
): Promise<void> {
  const now = new Date()
  const dates = { expiresAt, createdAt: now, updatedAt: now }
  await trx
    .insertInto('verifications')
    .values({ id: randomUUID(), identifier, value: userId, ...dates })
    .execute()
}

/** A link whose mail had to wait is good for as long as the mail says. */
export async function renewResetLink(db: Database, token: string): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ expiresAt: new Date(Date.now() + resetLinkLifetime) })
    .where('identifier', '=', `reset-password:${token}`)
    .execute()
}

/** The one documented shape of a free account, unless there is a record already. */
export async function ensureSubscription(trx: Database, userId: string, now: Date): Promise<void> {
  await trx
    .insertInto('subscriptions')
    .values({
      userId,
      plan: 'free',
      status: 'active',
      priceId: 'free',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      amount: 0,
      currency: 'eur',
      stripeSessionId: null,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
}

/**
 * A session has begun: notes when, by the server's clock, and completes the profile
 * without overwriting anything.
 */
export async function recordSignIn(db: Database, userId: string): Promise<void> {
  const now = new Date()
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ lastLoginAt: now }).where('id', '=', userId).execute()
    await ensureSubscription(trx, userId, now)
  })
}

/** Forgets where the accounts that are older were made from. */
export async function forgetRegistrations(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ registeredFrom: null })
    .where('registeredFrom', 'is not', null)
    .where('createdAt', '<', before)
    .execute()
}

/**
 * Stores how a person wants to read, so that it comes along to other devices; their open screens
 * follow.
 * @param reading one of the texts of reading/reading.ts
 */
export async function saveReading(
  db: Database,
  user: { id: string },
  reading: string,
): Promise<void> {
  await db.updateTable('users').set({ reading }).where('id', '=', user.id).execute()
}
