/** People of the tests, with a password that really signs in. */
import { createHmac, randomUUID } from 'node:crypto'
import { hashPassword } from '../../app/accounts/sign-in/password-hash.server.ts'
import { credential, personSearchText } from '../../app/accounts/user-record.server.ts'
import type { Database } from '../../app/platform/db/database.server.ts'
import { passwordLeast } from '../../app/platform/password-least.ts'
import type { Role } from '../../app/platform/roles.ts'
import type { Fucina } from './launch.ts'
import { browserLike, type Visitor } from './visitor.ts'

export const testPassword = 'campanile-di-prova-42'

/** Hashing is slow on purpose; once is enough for everybody. */
let hashed: Promise<string> | undefined

export type PersonFields = {
  role?: Role
  name?: string
  email?: string
  isActive?: boolean
  emailVerified?: boolean
  hasLongPassword?: boolean
  createdAt?: Date
}

export type Person = { id: string; name: string; email: string; password: string }

/** A stored person, whose role counts; fields given win over the defaults. */
export async function testUser(
  db: Database,
  fields: PersonFields & {
    searchText?: string
    registeredFrom?: string | null
    secondProofId?: string
  } = {},
) {
  const id = randomUUID()
  const now = new Date()
  const isStaff = fields.role !== undefined && fields.role !== 'customer'
  const user = {
    id,
    name: 'Persona di prova',
    email: `${id}@esempio.invalid`,
    emailVerified: isStaff,
    hasLongPassword: isStaff,
    photoURL: null,
    role: 'customer' as const,
    isActive: true,
    techLevel: 'beginner' as const,
    city: 'Bergamo',
    searchText: '',
    createdAt: now,
    updatedAt: now,
    lastLoginAt: null,
    ...fields,
  }
  await db.insertInto('users').values(user).execute()
  return user
}

/** Stores a person who can sign in with `testPassword`. */
export async function person(server: Fucina, fields: PersonFields = {}): Promise<Person> {
  const { name = 'Ada Prova', email: given = `ada.${randomUUID().slice(0, 8)}@esempio.it` } = fields
  const email = given.toLowerCase()
  const searchText = personSearchText(name, email)
  hashed ??= hashPassword(testPassword)
  const password = await hashed
  const hasLongPassword = testPassword.length >= passwordLeast.staff
  const stored = { hasLongPassword, ...fields, name, email, searchText }
  const { id, createdAt } = await testUser(server.db(), stored)
  await server
    .db()
    .insertInto('accounts')
    .values(credential(id, password, createdAt))
    .execute()
  return { id, name, email, password: testPassword }
}

const sessionDays = 7

/** A stored session, as signing in leaves it; fields given win over the defaults. */
export async function testSession(
  db: Database,
  userId: string,
  fields: {
    id?: string
    token?: string
    createdAt?: Date
    expiresAt?: Date
    provenAt?: Date | null
  } = {},
) {
  const now = new Date()
  const session = {
    id: randomUUID(),
    userId,
    token: randomUUID().replaceAll('-', ''),
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
    ipAddress: '127.0.0.1',
    userAgent: 'test',
    provenAt: now,
    createdAt: now,
    updatedAt: now,
    ...fields,
  }
  await db.insertInto('sessions').values(session).execute()
  return session
}

/** The cookie of a stored session. */
export function sessionCookie(server: Fucina, token: string): [string, string] {
  const signature = createHmac('sha256', server.secret).update(token).digest('base64')
  return ['fucina.session_token', encodeURIComponent(`${token}.${signature}`)]
}

/** A session in the database, and the cookie that goes with it. */
export async function openSession(server: Fucina, userId: string): Promise<[string, string]> {
  const { token } = await testSession(server.db(), userId)
  return sessionCookie(server, token)
}

/**
 * A visitor who is signed in already. For what signing in itself does, post to /login.
 * @returns the visitor and the stored person
 */
export async function signedIn(
  server: Fucina,
  fields: PersonFields = {},
): Promise<{ visitor: Visitor; user: Person }> {
  const user = await person(server, fields)
  const visitor = browserLike(server)
  const [name, value] = await openSession(server, user.id)
  visitor.cookies.set(name, value)
  return { visitor, user }
}
