import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { parseJson } from '../platform/parse-json.ts'
import { seal, unseal } from '../platform/settings/seal.server.ts'
import type { SecretSettings } from '../platform/settings/secret.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { groupTexts } from './group-texts.ts'
import { readGroup } from './groups.server.ts'
import { leaveGroup, requireMember } from './members.server.ts'

/** For so long a facilitator may take back that somebody was taken out. */
const undoHeld = 10 * minuteMilliseconds

const removal = (groupId: string) => `removal:${groupId}`

type Sealing = { db: Database; env: SecretSettings }

/**
 * Takes a person out of a group; the account stays theirs. The register says who did it, and not
 * which group it was: who was in one is forgotten sooner than the register.
 * @returns what they were called, and what puts them back: it is sealed, and stored nowhere
 * @throws KnownFailure 403, 404
 */
export async function removeMember(
  { db, env }: Sealing,
  actor: Actor,
  groupId: string,
  userId: string,
): Promise<{ name: string; undo: string }> {
  return db.transaction().execute(async (trx) => {
    const { name, joinedAt } = await requireMember(trx, actor, groupId, userId)
    await leaveGroup(trx, { id: userId }, groupId)
    await noteInRegister(trx, actor, { act: 'memberRemoved', personId: userId })
    const former = { userId, name, joinedAt: +joinedAt, until: Date.now() + undoHeld }
    return { name, undo: seal(env, removal(groupId), JSON.stringify(former)) }
  })
}

/**
 * Puts back who was taken out a moment ago, by the same name and as of the same time.
 * @param undo what `removeMember` gave
 * @throws KnownFailure 403, 404, 409 where it is too late
 */
export async function putMemberBack(
  { db, env }: Sealing,
  actor: Actor,
  groupId: string,
  undo: string,
): Promise<void> {
  await readGroup(db, actor, groupId)
  const text = unseal(env, removal(groupId), undo)
  const former = text === null ? null : (parseJson(text) as Former)
  await db.transaction().execute(async (trx) => {
    const person =
      former &&
      former.until > Date.now() &&
      (await trx
        .selectFrom('users')
        .select('id as userId')
        .where('id', '=', former.userId)
        .executeTakeFirst())
    if (!person) throw new KnownFailure('TOO_LATE', 409, groupTexts.undoLate)
    const { name, joinedAt } = former
    await trx
      .insertInto('groupMembers')
      .values({ groupId, ...person, name, joinedAt: new Date(joinedAt) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await noteInRegister(trx, actor, { act: 'memberRestored', personId: person.userId })
  })
}

type Former = { userId: string; name: string; joinedAt: number; until: number }
