import { sql } from 'kysely'
import { searchWords } from '../../db/normalize.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import { containsWords } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { addressOf, reservedEnd } from '../platform/has-address.ts'
import { givenRoleColumns, lackingFor, may } from '../platform/roles.ts'
import { pageSize, rowsBefore } from '../records/list/list-page.ts'
import { countGuidesDone } from './progress.server.ts'
import type { UserItem, UsersView } from './users.ts'

export type UsersPage = {
  items: UserItem[]
  total: number
}

/**
 * A page of the people who registered: the newest first, by name, or by who came in last, with
 * their guides counted from what they completed. Whoever may not give roles sees customers only.
 * @throws KnownFailure 403 for whoever may not
 */
export async function listUsers(db: Database, actor: Actor, asked: UsersView): Promise<UsersPage> {
  requireMay(actor, 'seePeople')
  const view = may(actor.role, 'giveRoles') ? asked : ({ ...asked, role: 'customer' } as const)
  const { count } = await matching(db, view)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const items = await readPeople(db, view, {
    offset: rowsBefore(view.page, total),
    withGuides: may(actor.role, 'seeFigures'),
  })
  return { items, total }
}

/** The address in the place of one, of whoever comes in with a slip. */
const ownReservedAddress = sql<string>`"users"."id" || ${reservedEnd}`

/** A search finds people of slips as well. */
const showsSlips = ({ kind, query }: UsersView) =>
  kind === 'ofGroup' || searchWords(query).length > 0

function matching(db: Database, view: UsersView) {
  const { query, kind, role, state } = view
  const words = searchWords(query)
  return db
    .selectFrom('users')
    .$if(kind === 'ofGroup', (rows) => rows.where('email', '=', ownReservedAddress))
    .$if(!showsSlips(view), (rows) => rows.where('email', '!=', ownReservedAddress))
    .$if(role !== 'all', (rows) => rows.where('role', '=', role === 'all' ? 'customer' : role))
    .$if(state !== 'all', (rows) => rows.where('isActive', '=', state === 'active'))
    .$if(words.length > 0, (rows) =>
      rows.where(({ ref }) => containsWords(db, ref('searchText'), words)),
    )
}

/** Who never came in stands where they registered. */
const orders = {
  newest: sql`"createdAt" desc, "id" desc`,
  name: sql`"searchText", "id"`,
  lastLogin: sql`coalesce("lastLoginAt", "createdAt") desc, "id" desc`,
} as const

async function readPeople(
  db: Database,
  view: UsersView,
  { offset, withGuides }: { offset: number; withGuides: boolean },
): Promise<UserItem[]> {
  const rows = await matching(db, view)
    .select(['id', 'name', 'email', 'isActive', 'createdAt', 'lastLoginAt', ...givenRoleColumns])
    .select('secondProofId')
    .$if(showsSlips(view), (people) =>
      people.select((row) =>
        row
          .selectFrom('groupMembers')
          .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
          .select('groups.name')
          .whereRef('groupMembers.userId', '=', 'users.id')
          .where('groups.deletedAt', 'is', null)
          .orderBy('groups.startsAt', 'desc')
          .limit(1)
          .as('group'),
      ),
    )
    .orderBy(orders[view.sort])
    .limit(pageSize)
    .offset(offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  const counts = withGuides && ids.length > 0 ? await countGuidesDone(db, ids) : null
  return rows.map(({ emailVerified, hasLongPassword, secondProofId, ...person }) => ({
    ...person,
    email: addressOf(person),
    group: person.group ?? null,
    lacking: lackingFor({ role: person.role, emailVerified, hasLongPassword }),
    hasSecondProof: secondProofId !== null,
    guides: withGuides ? (counts?.get(person.id) ?? none) : null,
  }))
}

const none = { guidesCompleted: 0, guidesBegun: 0 }
