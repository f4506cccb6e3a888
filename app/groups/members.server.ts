import { createHmac, randomUUID } from 'node:crypto'
import { requireFreeName } from '../accounts/free-name.server.ts'
import { renewSlip } from '../accounts/slip/slips.server.ts'
import { insertWithoutAddress, renamePerson } from '../accounts/user-record.server.ts'
import type { Actor, Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockName } from '../platform/db/lock.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { hasSlip } from '../platform/has-address.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { countPlace } from '../platform/limits/group-places.server.ts'
import { romanDay } from '../platform/roman-day.ts'
import { isTurned } from '../platform/seen.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { secret } from '../platform/settings/secret.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { toldApart } from './board.ts'
import { groupLimits } from './group.ts'
import { isDoorOpen, readName } from './group-rules.ts'
import { groupTexts } from './group-texts.ts'
import { countPeople, readGroup } from './groups.server.ts'
import { leadersOf } from './leaders.server.ts'

/** A group as somebody sees it who has its code. */
export type OpenGroup = {
  id: string
  name: string
  place: string
  startsAt: Date
  endsAt: Date
  isOpen: boolean
  isFull: boolean
  /** What they are called who lead it now. */
  leaders: string[]
}

/** @returns null for a code that no group has */
export async function findGroup(db: Database, code: string): Promise<OpenGroup | null> {
  const row = await db
    .selectFrom('groups')
    .select(['id', 'name', 'place', 'startsAt', 'endsAt', 'doorOpenUntil', 'ledBy', 'alsoLedBy'])
    .select(['seats', countPeople])
    .where('code', '=', code)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { id, name, place, startsAt, endsAt } = row
  return {
    ...{ id, name, place, startsAt, endsAt, leaders: await leadersOf(db, row) },
    isOpen: isDoorOpen(row, new Date()),
    isFull: Number(row.people) >= row.seats,
  }
}

/** @throws KnownFailure 400 for a name that is none, or too long */
function requireName(typed: unknown): string {
  const name = readName(typed, groupLimits.personName)
  if (name !== null) return name
  const isBlank = readName(typed, Number.MAX_SAFE_INTEGER) === null
  const text = isTurned(String(typed))
    ? groupTexts.nameTurned
    : isBlank
      ? groupTexts.nameMissing
      : groupTexts.nameTooLong
  throw new KnownFailure('NAME_UNFIT', 400, text, 'nome')
}

/** Where somebody asks to come in: whose group, and what they want to be called there. */
type Coming = { groupId: string; name: unknown }

/**
 * Puts a person into a group, if the door is open and a place is free; who is in already stays.
 * However many come at once, no more get in than there are places.
 * @throws KnownFailure 404, 409 GROUP_FULL, 403 DOOR_CLOSED
 */
async function enter(trx: Database, groupId: string, userId: string, name: string): Promise<void> {
  await lockName(trx, `group:${groupId}`)
  const group = await trx
    .selectFrom('groups')
    .select(['seats', 'startsAt', 'endsAt', 'doorOpenUntil'])
    .where('id', '=', groupId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!group) throw new KnownFailure('NOT_FOUND', 404, groupTexts.missing)
  if (await isMember(trx, groupId, userId)) return
  const now = new Date()
  if (!isDoorOpen(group, now)) {
    throw new KnownFailure('DOOR_CLOSED', 403, groupTexts.doorClosed)
  }
  const people = await trx
    .selectFrom('groupMembers')
    .select('joinedAt')
    .where('groupId', '=', groupId)
    .execute()
  if (people.length >= group.seats) throw new KnownFailure('GROUP_FULL', 409, groupTexts.full)
  const former = people.filter(({ joinedAt }) => romanDay(joinedAt) !== romanDay(now))
  await countPlace(trx, { groupId, userId, free: group.seats - former.length }, now)
  await trx.insertInto('groupMembers').values({ groupId, userId, name, joinedAt: now }).execute()
}

export async function isMember(db: Database, groupId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('groupMembers')
    .select('userId')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Joins with the account that somebody has, without a name by that account's. @throws KnownFailure as `enter`, 400 for the name */
export async function joinWithAccount(
  { db, env }: { db: Database; env: Env },
  user: Owner,
  { groupId, name: typed }: { groupId: string; name?: unknown },
): Promise<void> {
  const name = requireName(typed ?? (await accountName(db, user)))
  requireFreeName(env, name, 'nome')
  await db.transaction().execute((trx) => enter(trx, groupId, user.id, name))
}

const accountName = async (db: Database, { id }: Owner) =>
  (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name

/** Presses of one form count as one for so long. */
const samePress = 2 * minuteMilliseconds

/**
 * Joins with a name alone: makes an account without an address, and its slip. A form that is sent
 * twice, by a double press, makes one person; the second answer holds a new slip, which is the one
 * that its page shows.
 * @param coming.page names the page that the form stood on, at random
 * @returns the account, and the words of its slip
 * @throws KnownFailure as `enter`, 400 for the name
 */
export async function joinWithName(
  { db, env }: { db: Database; env: Env },
  { groupId, name: typed, page }: Coming & { page: string },
): Promise<{ userId: string; slip: string }> {
  const name = requireName(typed)
  requireFreeName(env, name, 'nome')
  const id = accountOf(env, [groupId, page, name])
  return db.transaction().execute(async (trx) => {
    await lockName(trx, `group:${groupId}`)
    const former = await trx
      .selectFrom('users')
      .select('createdAt')
      .where('id', '=', id)
      .executeTakeFirst()
    const isSame = former && former.createdAt.getTime() > Date.now() - samePress
    const userId = former && !isSame ? randomUUID() : id
    if (!isSame) await insertWithoutAddress(trx, { id: userId, name, city: env.CITY })
    await enter(trx, groupId, userId, name)
    return { userId, slip: await renewSlip(trx, env, userId) }
  })
}

/** An id that the same form gives again, and that nobody can guess; a form without its page's name none. */
const accountOf = (env: Env, [group, page, name]: [string, string, string]): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(page)
    ? createHmac('sha256', secret(env))
        .update(JSON.stringify(['join', group, page, name]))
        .digest('hex')
        .slice(0, 32)
    : randomUUID()

/** The group that a person came into last, of those that are there. */
export async function latestGroupOf(db: Database, user: Owner): Promise<string | null> {
  const found = await db
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
    .select('groups.id')
    .where('userId', '=', user.id)
    .where('groups.deletedAt', 'is', null)
    .orderBy('joinedAt', 'desc')
    .orderBy('groups.id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** A group as somebody sees it who is in it. */
export type OwnGroup = Omit<OpenGroup, 'isOpen' | 'isFull'> & {
  /** What the person is called on its list. */
  called: string
  ledBy: string | null
  readyPath: string | null
  path: string[]
}

/** @throws KnownFailure 404 for a group that is not there, or that the person is not in */
export async function readOwnGroup(db: Database, user: Owner, id: string): Promise<OwnGroup> {
  const group = await db
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
    .select(['groups.id', 'groups.name', 'place', 'startsAt', 'endsAt', 'readyPath', 'path'])
    .select(['groups.ledBy', 'groups.alsoLedBy'])
    .where('groupId', '=', id)
    .where('userId', '=', user.id)
    .where('groups.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!group) throw new KnownFailure('NOT_FOUND', 404, groupTexts.notIn)
  const { alsoLedBy, ...own } = group
  const called = (await peopleOf(db, id)).find(({ userId }) => userId === user.id)?.name ?? ''
  return { ...own, called, leaders: await leadersOf(db, group) }
}

/** Who is in a group, as they came, by names that tell them apart. */
export async function peopleOf(db: Database, groupId: string) {
  const people = await db
    .selectFrom('groupMembers')
    .select(['userId', 'name', 'joinedAt'])
    .where('groupId', '=', groupId)
    .orderBy('joinedAt')
    .orderBy('userId')
    .execute()
  const names = toldApart(people.map(({ name }) => name))
  return people.map((one, index) => ({ ...one, name: names[index] ?? '' }))
}

/** Leaves a group; who is not in it is not there either way. What was done stays. */
export async function leaveGroup(db: Database, user: Owner, groupId: string): Promise<void> {
  await db
    .deleteFrom('groupMembers')
    .where('groupId', '=', groupId)
    .where('userId', '=', user.id)
    .execute()
}

/** A person of a group that the actor leads. @throws KnownFailure 403, 404 */
export async function requireMember(db: Database, actor: Actor, groupId: string, userId: string) {
  await readGroup(db, actor, groupId)
  const member = await db
    .selectFrom('groupMembers')
    .innerJoin('users', 'users.id', 'groupMembers.userId')
    .select(['users.email', 'groupMembers.name', 'joinedAt'])
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!member) throw new KnownFailure('NOT_FOUND', 404, groupTexts.notAMember)
  const { name, joinedAt, email } = member
  return { name, joinedAt, hasSlip: hasSlip({ id: userId, email }) }
}

/**
 * Calls a person of a group by another name: everywhere, where it is all that they gave, and the
 * register says who did it; with an account of their own in this group alone.
 * @throws KnownFailure 403, 404, 400 for the name
 */
export async function renameMember(
  db: Database,
  actor: Actor,
  { groupId, userId, name: typed }: { groupId: string; userId: string; name: unknown },
): Promise<void> {
  const name = requireName(typed)
  await db.transaction().execute(async (trx) => {
    const { hasSlip } = await requireMember(trx, actor, groupId, userId)
    await trx
      .updateTable('groupMembers')
      .set({ name })
      .where('groupId', '=', groupId)
      .where('userId', '=', userId)
      .execute()
    if (!hasSlip) return
    await renamePerson(trx, userId, name)
    // Afterwards: the former name may be what must not be kept, an insult or a tax code.
    await noteInRegister(trx, actor, { act: 'settingsChanged', personId: userId })
  })
}
