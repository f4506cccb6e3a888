/** Groups of the tests, and people in them. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../app/platform/db/database.server.ts'
import { hourMilliseconds } from '../../app/platform/durations.ts'
import { reservedAddress } from '../../app/platform/has-address.ts'
import { testUser } from './people.ts'

type GroupFields = Partial<{
  id: string
  ledBy: string | null
  alsoLedBy: string | null
  name: string
  place: string
  startsAt: Date
  endsAt: Date
  seats: number
  code: string
  readyPath: string | null
  path: string[]
  doorOpenUntil: Date | null
  gatherTo: string | null
  gatheredAt: Date | null
  createdAt: Date
  deletedAt: Date | null
}>

const fromNow = (hours: number) => new Date(Date.now() + hours * hourMilliseconds)

/** A stored group whose meeting goes on; fields given win over the defaults. */
export async function testGroup(db: Database, { path, ...fields }: GroupFields = {}) {
  const group = {
    ...{ id: randomUUID(), ledBy: null, name: 'Giovedì in biblioteca', place: 'Biblioteca' },
    ...{ startsAt: fromNow(-1), endsAt: fromNow(1), seats: 12, code: 'BRTNGL' },
    ...{ readyPath: null, doorOpenUntil: null, createdAt: fromNow(-24), deletedAt: null },
    ...fields,
  }
  const steps = path ?? ['scene:sms-sul-pacco', 'practice:menu-del-giorno']
  await db
    .insertInto('groups')
    .values({ ...group, path: JSON.stringify(steps) as unknown as string[] })
    .execute()
  return { ...group, path: steps }
}

/** Whoever is put in later stands later, however fast the machine is. */
let joined = 0

/** Puts a person into a group; without one, somebody new who has no address. A hand is up in a session; `isShared`: in one, of the hall or not. */
export async function testMember(
  db: Database,
  groupId: string,
  fields: {
    userId?: string
    name?: string
    joinedAt?: Date
    handAt?: Date
    isShared?: boolean
  } = {},
): Promise<string> {
  const { userId, name = 'Luisa', joinedAt = new Date(Date.now() + joined), handAt = null } = fields
  joined += 1
  const { isShared } = fields
  const id = userId ?? (await testUser(db, { name, email: reservedAddress(randomUUID()) })).id
  await db
    .insertInto('groupMembers')
    .values({ groupId, userId: id, name, joinedAt, handAt })
    .execute()
  if (handAt || isShared !== undefined) await testSession(db, id, isShared)
  return id
}

/** Signs a person in, without a browser. */
async function testSession(db: Database, userId: string, isShared = false): Promise<void> {
  const [id, now] = [randomUUID(), new Date()]
  const of = { ipAddress: null, userAgent: null, createdAt: now, updatedAt: now }
  await db
    .insertInto('sessions')
    .values({ id, userId, token: id, expiresAt: fromNow(1), isShared, ...of })
    .execute()
}

/** An attestato of a person, made as the group was. @returns its id */
export async function testCertificate(
  db: Database,
  { userId, groupId }: { userId: string; groupId: string },
): Promise<string> {
  const id = randomUUID()
  const learned = JSON.stringify(['Un SMS sul pacco']) as unknown as string[]
  const says = { path: 'Non cascarci', duration: '90 minuti', place: 'Biblioteca', learned }
  await db
    .insertInto('certificates')
    .values({ id, userId, groupId, ledBy: null, madeAt: new Date(), ...says })
    .execute()
  return id
}
