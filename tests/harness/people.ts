/** People of the tests, with a password that really signs in. */
import { createHmac, randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { credential, personSearchText } from '../../app/people/user-record.server.ts'
import type { Fucina } from './launch.ts'
import { browserLike, type Visitor } from './visitor.ts'

export const testPassword = 'campanile-di-prova-42'

/** Hashing is slow on purpose; once is enough for everybody. */
let hashed: Promise<string> | undefined

export type PersonFields = {
  role?: 'customer' | 'admin'
  name?: string
  email?: string
  isActive?: boolean
  emailVerified?: boolean
  createdAt?: Date
}

export type Person = { id: string; name: string; email: string; password: string }

/** Stores a person who can sign in with `testPassword`. */
export async function person(server: Fucina, fields: PersonFields = {}): Promise<Person> {
  const id = randomUUID()
  const now = fields.createdAt ?? new Date()
  const name = fields.name ?? 'Ada Prova'
  const email = (fields.email ?? `ada.${id.slice(0, 8)}@esempio.it`).toLowerCase()
  hashed ??= hashPassword(testPassword)
  const password = await hashed
  const db = server.db()
  await db
    .insertInto('users')
    .values({
      id,
      name,
      email,
      emailVerified: fields.emailVerified ?? false,
      photoURL: null,
      role: fields.role ?? 'customer',
      isActive: fields.isActive ?? true,
      techLevel: 'beginner',
      city: 'Bergamo',
      searchText: personSearchText(name, email),
      createdAt: now,
      updatedAt: now,
      lastLoginAt: null,
    })
    .execute()
  await db
    .insertInto('accounts')
    .values(credential(id, password, now))
    .execute()
  return { id, name, email, password: testPassword }
}

const sessionDays = 7

/** The cookie of a stored session. */
export function sessionCookie(server: Fucina, token: string): [string, string] {
  const signature = createHmac('sha256', server.secret).update(token).digest('base64')
  return ['fucina.session_token', encodeURIComponent(`${token}.${signature}`)]
}

/** A session in the database, as signing in leaves it, and the cookie that goes with it. */
export async function openSession(server: Fucina, userId: string): Promise<[string, string]> {
  const token = randomUUID().replaceAll('-', '')
  const now = new Date()
  await server
    .db()
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      userId,
      token,
      expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      createdAt: now,
      updatedAt: now,
    })
    .execute()
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
