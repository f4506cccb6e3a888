import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { givenRoleColumns } from '../platform/roles.ts'
import { withoutUnseen } from '../platform/seen.ts'
import {
  aboutGroup,
  change,
  type Group,
  leadsAll,
  mayLead,
  noteGroup,
  readFirst,
  readGroup,
} from './groups.server.ts'

/** What they are called who lead a group and may, the first before the second. */
export async function leadersOf(
  db: Database,
  { ledBy, alsoLedBy }: Pick<Group, 'ledBy' | 'alsoLedBy'>,
): Promise<string[]> {
  const ids = [ledBy, alsoLedBy].filter((id) => id !== null)
  if (ids.length === 0) return []
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'isActive', ...givenRoleColumns])
    .where('id', 'in', ids)
    .execute()
  const able = people.filter(mayLead)
  return ids.flatMap((id) => able.filter((one) => one.id === id).map(({ name }) => name))
}

/** Who may lead groups at an address; undefined: nobody. */
async function findLeader(db: Database, email: string) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'email', 'isActive', ...givenRoleColumns])
    .where('email', '=', withoutUnseen(email).trim().toLowerCase().slice(0, 254))
    .executeTakeFirst()
  return found && mayLead(found) ? found : undefined
}

const noFacilitator =
  'Nessun Facilitatore ha questo indirizzo. Il ruolo deve valere già: controlla con lei o con lui.'
const leadsAlready = 'Il gruppo lo guida già chi ha questo indirizzo.'

const noSuch = () => new KnownFailure('NO_FACILITATOR', 400, noFacilitator, 'email')

/**
 * Makes a group somebody else's, from whoever leads it now, as administrators do; the second stays,
 * unless it is theirs now. The register says who did it.
 * @throws KnownFailure 403, 404, and 400 where nobody leads groups at this address
 */
export async function handOver(
  db: Database,
  actor: Actor,
  id: string,
  email: string,
): Promise<void> {
  requireMay(actor, 'giveRoles')
  const heir = await findLeader(db, email)
  await db.transaction().execute(async (trx) => {
    const group = await readGroup(trx, actor, id)
    if (!heir) throw noSuch()
    if (group.ledBy === heir.id) return
    const alsoLedBy = group.alsoLedBy === heir.id ? null : group.alsoLedBy
    await change(trx, actor, id, { ledBy: heir.id, alsoLedBy })
    await noteGroup(trx, actor, 'groupHandedOver', group, heir.id)
  })
}

/**
 * Has another facilitator lead a group too, in place of the second that there was. The register says
 * who did it. A facilitator does not learn in this way who administers.
 * @returns whom to tell, of which group; null: they led it already
 * @throws KnownFailure 403, 404, and 400 where nobody leads groups at this address
 */
export async function nameSecond(
  db: Database,
  actor: Actor,
  id: string,
  email: string,
): Promise<{ id: string; email: string; about: string } | null> {
  const group = await readFirst(db, actor, id)
  const found = await findLeader(db, email)
  if (!found || (leadsAll(found) && !leadsAll(actor))) throw noSuch()
  const { id: second } = found
  if (group.ledBy === second) {
    throw new KnownFailure('LEADS_ALREADY', 400, leadsAlready, 'email')
  }
  if (group.alsoLedBy === second) return null
  await db.transaction().execute(async (trx) => {
    await change(trx, actor, id, { alsoLedBy: second })
    await noteGroup(trx, actor, 'groupShared', group, second)
  })
  return { ...found, about: aboutGroup(group) }
}

/** The second leads it no more: the first says so, or they themselves. @throws KnownFailure 403, 404 */
export async function endSecond(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const group = await readGroup(trx, actor, id)
    const { alsoLedBy } = group
    if (alsoLedBy === null) return
    await change(trx, actor, id, { alsoLedBy: null })
    await noteGroup(trx, actor, 'groupUnshared', group, alsoLedBy)
  })
}
