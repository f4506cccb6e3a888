import { randomInt, randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { may, type Role, roleThatCounts } from '../platform/roles.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import type { RegisterAct } from '../records/register/register-acts.ts'
import { trashDays } from '../records/words.ts'
import { formatDay } from '../ui/format-date.ts'
import { codeLength, codeLetters } from './group-code.ts'
import { doorHeld, type GroupTimes } from './group-rules.ts'
import type { GroupFields } from './group-schema.ts'
import { groupTexts } from './group-texts.ts'
import { readySteps } from './path-steps.server.ts'

/** A group as whoever leads it sees it. */
export type Group = GroupTimes & {
  id: string
  ledBy: string | null
  alsoLedBy: string | null
  name: string
  place: string
  seats: number
  code: string
  readyPath: string | null
  path: string[]
  gatherTo: string | null
  gatheredAt: Date | null
}

const columns = [
  ...['id', 'ledBy', 'alsoLedBy', 'name', 'place', 'seats', 'code', 'readyPath', 'path'],
  ...['startsAt', 'endsAt', 'doorOpenUntil', 'gatherTo', 'gatheredAt'],
] as const

const missingGroup = () => new KnownFailure('NOT_FOUND', 404, groupTexts.missing)

/** Administrators look after the groups of all: of who is suspended, or has left. */
export const leadsAll = ({ role }: Pick<Actor, 'role'>) => may(role, 'giveRoles')

/** Of a query over groups: those that somebody leads, first or second. */
const ledBy =
  ({ id }: Pick<Actor, 'id'>) =>
  (eb: ExpressionBuilder<Schema, 'groups'>) =>
    eb.or([eb('groups.ledBy', '=', id), eb('groups.alsoLedBy', '=', id)])

/**
 * A group that the actor leads, or for an administrator anybody's.
 * @throws KnownFailure 403 for whoever leads none, 404
 */
export async function readGroup(db: Database, actor: Actor, id: string): Promise<Group> {
  requireMay(actor, 'leadGroups')
  const group = await db
    .selectFrom('groups')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(!leadsAll(actor), (query) => query.where(ledBy(actor)))
    .executeTakeFirst()
  if (!group) throw missingGroup()
  return group
}

/** Whether a group is the actor's own: a second leads it while somebody else is the first. */
export const isFirst = (actor: Actor, { ledBy, alsoLedBy }: Group): boolean =>
  leadsAll(actor) || ledBy === actor.id || (ledBy === null && alsoLedBy === actor.id)

/** The same, of whoever it is the own group of. @throws KnownFailure 403, 404 */
export async function readFirst(db: Database, actor: Actor, id: string): Promise<Group> {
  const group = await readGroup(db, actor, id)
  if (!isFirst(actor, group)) throw new KnownFailure('FORBIDDEN', 403, groupTexts.ofTheFirst)
  return group
}

/**
 * A group in the list; `leader`: who leads it first, `isLed`: they may still; `isSecond`: the actor
 * leads it with them.
 */
export type GroupItem = Pick<
  Group,
  'id' | 'name' | 'place' | 'code' | 'seats' | 'startsAt' | 'endsAt'
> & {
  people: number
  leader: string | null
  isOwn: boolean
  isSecond: boolean
  isLed: boolean
}

/** Of a query over groups: how many are in each, as `people`. */
export const countPeople = (eb: ExpressionBuilder<Schema, 'groups'>) =>
  eb
    .selectFrom('groupMembers')
    .whereRef('groupMembers.groupId', '=', 'groups.id')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .as('people')

/** So many are listed, the latest first: some years of a busy facilitator. */
const listed = 200

/** Whether somebody may lead groups now; of an account that is gone all is null. */
export const mayLead = ({ role, isActive, emailVerified, hasLongPassword }: Leader): boolean =>
  role !== null &&
  isActive === true &&
  may(
    roleThatCounts({
      role,
      emailVerified: emailVerified === true,
      hasLongPassword: hasLongPassword === true,
    }),
    'leadGroups',
  )

type Leader = {
  role: Role | null
  isActive: boolean | null
  emailVerified: boolean | null
  hasLongPassword: boolean | null
}

/** The groups that the actor may lead, the latest first. @throws KnownFailure 403 */
export async function listGroups(db: Database, actor: Actor): Promise<GroupItem[]> {
  requireMay(actor, 'leadGroups')
  const rows = await db
    .selectFrom('groups')
    .leftJoin('users', 'users.id', 'groups.ledBy')
    .select(['groups.id', 'groups.name', 'groups.place', 'groups.code', 'groups.seats'])
    .select(['groups.startsAt', 'groups.endsAt', 'groups.ledBy', 'users.name as leader'])
    .select(['users.role', 'users.isActive', 'users.emailVerified', 'users.hasLongPassword'])
    .select(['groups.alsoLedBy', countPeople])
    .where('groups.deletedAt', 'is', null)
    .$if(!leadsAll(actor), (query) => query.where(ledBy(actor)))
    .orderBy('groups.startsAt', 'desc')
    .orderBy('groups.id')
    .limit(listed)
    .execute()
  return rows.map((row) => {
    const { id, name, place, code, seats, startsAt, endsAt, leader, ledBy, people } = row
    return {
      ...{ id, name, place, code, seats, startsAt, endsAt, leader },
      people: Number(people ?? 0),
      isOwn: ledBy === actor.id,
      isSecond: row.alsoLedBy === actor.id,
      isLed: mayLead(row),
    }
  })
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** As stored: the path is JSON on both engines. */
const stored = ({ steps, readyPath, ...fields }: GroupFields) => ({
  ...fields,
  readyPath,
  path: JSON.stringify(
    readyPath ? readySteps[readyPath] : [...new Set(steps)],
  ) as unknown as string[],
})

/** Codes are tried until one is free: of five million a few thousand are taken. */
const mostTries = 20

/** Makes a group that the actor leads. @throws KnownFailure 403 */
export async function createGroup(
  db: Database,
  actor: Actor,
  fields: GroupFields,
): Promise<string> {
  requireMay(actor, 'leadGroups')
  for (let tries = 0; tries < mostTries; tries += 1) {
    const id = randomUUID()
    const made = await db
      .insertInto('groups')
      .values({
        ...{ id, ledBy: actor.id, code: newCode(), ...stored(fields) },
        ...{ doorOpenUntil: null, createdAt: new Date(), deletedAt: null },
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 1n) return id
  }
  throw new Error('no code of a group is free')
}

type Change = Partial<{
  ledBy: string
  name: string
  place: string
  startsAt: Date
  endsAt: Date
  seats: number
  readyPath: string | null
  path: string[]
  doorOpenUntil: Date | null
  gatherTo: string | null
  gatheredAt: Date | null
  alsoLedBy: string | null
  deletedAt: Date | null
}>

/** Writes what is to become of a group. @throws KnownFailure 403, 404 */
export async function change(
  db: Database,
  actor: Actor,
  id: string,
  values: Change,
): Promise<void> {
  await readGroup(db, actor, id)
  await db.updateTable('groups').set(values).where('id', '=', id).execute()
}

/** Changes what a group is. Who is in stays in, also where there are fewer places now. @throws KnownFailure 403, 404 */
export const changeGroup = (db: Database, actor: Actor, id: string, fields: GroupFields) =>
  change(db, actor, id, stored(fields))

/** Holds the door open for a while from now, or lets it go. @throws KnownFailure 403, 404 */
export const holdDoor = (db: Database, actor: Actor, id: string, isOpen: boolean) =>
  change(db, actor, id, { doorOpenUntil: isOpen ? new Date(Date.now() + doorHeld) : null })

/** Code and day, which say which group it is. */
export const aboutGroup = ({ code, startsAt }: Pick<Group, 'code' | 'startsAt'>): string =>
  `codice ${code}, ${formatDay(startsAt)}`

/**
 * Notes what was done with a group, and whose it was or whose it is now. Its name is its
 * leader's own words, and is not noted.
 */
export const noteGroup = (
  trx: Database,
  actor: Actor,
  act: RegisterAct,
  group: Pick<Group, 'code' | 'startsAt'>,
  leader: string | null,
) =>
  noteInRegister(trx, actor, {
    act,
    about: aboutGroup(group),
    ...(leader !== null && { personId: leader }),
  })

/**
 * Calls everybody who is in a group somewhere, for a while from now, or nowhere any more.
 * @param to as gather-place.ts names it
 * @throws KnownFailure 403, 404
 */
export const gatherGroup = (db: Database, actor: Actor, id: string, to: string | null) =>
  change(db, actor, id, { gatherTo: to, gatheredAt: to === null ? null : new Date() })

/**
 * Deletes a group; what people did in it stays theirs, and it can be brought back, with all hands
 * down. The register says who did it.
 * @throws KnownFailure 403, 404
 */
export async function deleteGroup(db: Database, actor: Actor, id: string): Promise<void> {
  const ended = { doorOpenUntil: null, gatherTo: null, gatheredAt: null }
  await db.transaction().execute(async (trx) => {
    const group = await readFirst(trx, actor, id)
    await change(trx, actor, id, { deletedAt: new Date(), ...ended })
    await trx.updateTable('groupMembers').set({ handAt: null }).where('groupId', '=', id).execute()
    await noteGroup(trx, actor, 'groupDeleted', group, group.ledBy)
  })
}

/** Brings a group back while the trash holds it; one that is there stays. The register says who did it. @throws KnownFailure 403, 404 */
export async function restoreGroup(db: Database, actor: Actor, id: string): Promise<void> {
  requireMay(actor, 'leadGroups')
  const since = new Date(Date.now() - trashDays * dayMilliseconds)
  await db.transaction().execute(async (trx) => {
    const restored = await trx
      .updateTable('groups')
      .set({ deletedAt: null })
      .where('id', '=', id)
      .where('deletedAt', '>', since)
      .$if(!leadsAll(actor), (query) => query.where('ledBy', '=', actor.id))
      .returning(['code', 'startsAt', 'ledBy'])
      .executeTakeFirst()
    if (restored) await noteGroup(trx, actor, 'groupRestored', restored, restored.ledBy)
    else await readGroup(trx, actor, id)
  })
}
