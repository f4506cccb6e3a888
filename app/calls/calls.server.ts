import { randomInt, randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { counter } from '../accounts/sign-in/attempts.server.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { hourMilliseconds } from '../platform/durations.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { dayWindow, giveBackQuota, takeQuota } from '../platform/quota.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { hiddenAddress } from '../platform/visitor.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { askTexts, longestShown } from './asking.ts'
import { callDigits, callLifetime, callTexts } from './call.ts'

/** Whose call it may be: the browser's that made it, or the account's. */
export type Caller = { callId: string | null; userId: string | null }

/** A call as whoever made it sees it. */
export type OwnCall = {
  id: string
  code: string
  page: string | null
  hasText: boolean
  until: Date
}

/** A call as whoever helps sees it. */
export type SeenCall = {
  id: string
  page: string | null
  reading: string
  text: string | null
  createdAt: Date
  until: Date
}

/** From one address in an hour: a class behind it asks, and asks again. From everybody in a day. */
const [madePerAddress, madeInAll] = [120, 5000]
/** Wrong ones of one helper: in a quarter of an hour, and in a day. */
const [wrongAtOnce, wrongInADay] = [10, 40]
/** Of a million numbers a few thousand are taken. */
const mostTries = 20

/**
 * Makes a call for help, in place of the one that the caller had.
 * @param shown the page, how it is read, and the text that was ticked to be seen, if any
 * @throws KnownFailure TEXT_TOO_LONG, TOO_MANY_CALLS
 */
export async function makeCall(
  { db, env, address }: { db: Database; env: Env; address: string },
  caller: Caller,
  shown: { page: string | null; reading: string; text: string | null },
): Promise<{ id: string }> {
  if (shown.text !== null && shown.text.length > longestShown) {
    throw new KnownFailure('TEXT_TOO_LONG', 400, askTexts.textTooLong)
  }
  const limits = [
    counter(`call:address:${hiddenAddress(env, address)}`, madePerAddress, hourMilliseconds),
    { ...dayWindow(new Date()), key: 'call:all', limit: madeInAll },
  ]
  if (!(await takeQuota(db, limits)).ok) {
    throw new KnownFailure('TOO_MANY_CALLS', 429, askTexts.tooMany)
  }
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + callLifetime)
  return db.transaction().execute(async (trx) => {
    await endOwnCall(trx, caller)
    for (let tries = 0; tries < mostTries; tries += 1) {
      const id = randomUUID()
      const code = String(randomInt(10 ** callDigits)).padStart(callDigits, '0')
      const made = await trx
        .insertInto('helpCalls')
        .values({ id, code, userId: caller.userId, ...shown, createdAt, expiresAt })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirst()
      if (made.numInsertedOrUpdatedRows === 1n) return { id }
    }
    throw new Error('no code of a call is free')
  })
}

/** The call that the caller has made, if it can still be seen. */
export async function readOwnCall(db: Database, caller: Caller): Promise<OwnCall | null> {
  const found = await db
    .selectFrom('helpCalls')
    .where(isOf(caller))
    .select(['id', 'code', 'page', 'text', 'expiresAt as until'])
    .where('expiresAt', '>', new Date())
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  if (!found) return null
  const { text, ...call } = found
  return { ...call, hasText: text !== null }
}

/** Ends the caller's call; where there is none, nothing is to end. */
export async function endOwnCall(db: Database, caller: Caller): Promise<void> {
  await db.deleteFrom('helpCalls').where(isOf(caller)).execute()
}

/** A call that an account made is nobody else's, whichever browser remembers it. */
const isOf =
  ({ callId, userId }: Caller) =>
  (row: ExpressionBuilder<Schema, 'helpCalls'>) => {
    const ofAccount = row('userId', '=', userId ?? '')
    return row.or([row.and([row('id', '=', callId ?? ''), row('userId', 'is', null)]), ofAccount])
  }

/** Whoever helps: counted as wrong before it is looked up, and given back when it is right. */
async function countGuess(db: Database, actor: Actor) {
  const limits = [
    counter(`call:user:${actor.id}`, wrongAtOnce),
    { ...dayWindow(new Date()), key: `call:day:user:${actor.id}`, limit: wrongInADay },
  ]
  if (!(await takeQuota(db, limits)).ok) {
    throw new KnownFailure('TOO_MANY_ATTEMPTS', 429, callTexts.tooManyGuesses)
  }
  return { succeeded: () => giveBackQuota(db, limits) }
}

/** Nobody types more for six digits. */
const longestTyped = 20

/**
 * Shows a call to whoever helps; the register notes who looked, and nothing of what.
 * @param typed the six digits, with whatever stands between them
 * @throws KnownFailure 403 for whoever may not, NOT_A_CODE, CALL_UNKNOWN, TOO_MANY_ATTEMPTS
 */
export async function openCall(
  db: Database,
  actor: Actor,
  typed: string,
): Promise<SeenCall & { userId: string | null }> {
  requireMay(actor, 'answerCalls')
  const code = typed.length > longestTyped ? '' : typed.replace(/\D/g, '')
  if (code.length !== callDigits) throw new KnownFailure('NOT_A_CODE', 400, callTexts.notACode)
  const counted = await countGuess(db, actor)
  const call = await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('helpCalls')
      .select(['id', 'userId', 'page', 'reading', 'text', 'createdAt', 'expiresAt as until'])
      .where('code', '=', code)
      .where('expiresAt', '>', new Date())
      .executeTakeFirst()
    if (!found) throw new KnownFailure('CALL_UNKNOWN', 404, callTexts.unknown)
    const ofPerson = found.userId === null ? {} : { personId: found.userId }
    await noteInRegister(trx, actor, { act: 'callSeen', ...ofPerson })
    return found
  })
  await counted.succeeded()
  return call
}

/**
 * Ends a call that whoever helps has seen; where it has ended already, nothing is to do.
 * @param id as `openCall` gave it: nobody guesses one
 * @throws KnownFailure 403
 */
export async function endSeenCall(db: Database, actor: Actor, id: string): Promise<void> {
  requireMay(actor, 'answerCalls')
  await db.deleteFrom('helpCalls').where('id', '=', id).execute()
}
